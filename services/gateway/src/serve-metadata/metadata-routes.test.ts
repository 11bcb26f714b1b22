import { demonstrationConfig } from '@alveole/contracts/fixtures';
import request from 'supertest';
import { endAll, testGateway } from '../gateway.harness.ts';

afterAll(endAll);

describe('the metadata of the authorization server', () => {
  it('name the token endpoint, the keys and the scopes below the address of the installation', async () => {
    const { app } = await testGateway({ publicUrl: 'https://velo.example' });
    const { body, headers } = await request(app).get('/.well-known/oauth-authorization-server');
    expect(headers['content-type']).toContain('application/json');
    expect(body).toMatchObject({
      issuer: 'https://velo.example',
      token_endpoint: 'https://velo.example/alveoleapi/v1/auth/token',
      revocation_endpoint: 'https://velo.example/alveoleapi/v1/auth/token/revoke',
      jwks_uri: 'https://velo.example/alveoleapi/v1/auth/jwks.json',
      authorization_endpoint: 'https://velo.example/admin/autoriser',
      grant_types_supported: ['client_credentials', 'authorization_code', 'refresh_token'],
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    });
    expect(body.scopes_supported).toContain('statistics:read');
  });

  it.each(['/velo/.well-known/oauth-authorization-server', '/.well-known/oauth-authorization-server/velo'])(
    'are answered at %s where the installation stands below /velo',
    async (path) => {
      const publicConfig = { ...demonstrationConfig, base_path: '/velo' };
      const { app } = await testGateway({ publicUrl: 'https://velo.example', publicConfig });
      expect((await request(app).get(path)).body.issuer).toBe('https://velo.example/velo');
    },
  );
});
