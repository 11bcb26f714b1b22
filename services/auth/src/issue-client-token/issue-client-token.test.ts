import { createPublicKey, verify } from 'node:crypto';
import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { askToken, basic, claimsOf, softwareOf } from './software.harness.ts';

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

const grant = { grant_type: 'client_credentials' };

describe('the token of software', () => {
  it('is answered for credentials by HTTP Basic as RFC 9068 writes it, for ten minutes', async () => {
    const { id, secret } = await softwareOf(harness);
    const answer = await askToken(harness, grant, basic(id, secret));
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 600,
      scope: 'statistics:read payments:read',
    });
    const { header, payload } = claimsOf(answer.body.access_token);
    expect(header).toMatchObject({ alg: 'ES256', typ: 'at+jwt', kid: 'test-key' });
    expect(payload).toMatchObject({
      iss: 'https://alveole.exemple.fr',
      aud: 'alveole:api',
      sub: id,
      client_id: id,
      scope: 'statistics:read payments:read',
      jti: expect.any(String),
      exp: payload.iat + 600,
    });
  });

  it('is answered for credentials in the form, with the scopes that are asked for', async () => {
    const { id, secret } = await softwareOf(harness);
    const form = { ...grant, client_id: id, client_secret: secret, scope: 'payments:read', unknown: 'ignored' };
    expect((await askToken(harness, form)).body).toMatchObject({ scope: 'payments:read' });
  });

  it('is verified by the keys that the installation publishes', async () => {
    const { id, secret } = await softwareOf(harness);
    const [header, payload, signature = ''] = (
      await askToken(harness, grant, basic(id, secret))
    ).body.access_token.split('.');
    const keys = await harness.visitor.get('/v1/auth/jwks.json');
    expect(keys.body.keys).toMatchObject([{ kid: 'test-key', kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }]);
    const key = createPublicKey({ key: keys.body.keys[0], format: 'jwk' });
    const signed = Buffer.from(`${header}.${payload}`);
    const bytes = Buffer.from(signature, 'base64url');
    expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true);
  });

  it.each([
    ['grant_type is missing', {}, 400, 'invalid_request'],
    ['grant_type has no value', { grant_type: '' }, 400, 'invalid_request'],
    ['another grant is asked for', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['a scope is asked for that it lacks', { ...grant, scope: 'repairs:write' }, 400, 'invalid_scope'],
    ['an unknown scope is asked for', { ...grant, scope: 'statistics:read toto' }, 400, 'invalid_scope'],
    ['a scope of spaces is asked for', { ...grant, scope: '  ' }, 400, 'invalid_scope'],
  ])('is refused as RFC 6749, 5.2, says when %s', async (_, form, status, error) => {
    const { id, secret } = await softwareOf(harness);
    const answer = await askToken(harness, form, basic(id, secret));
    expect([answer.status, answer.body.error, answer.headers['cache-control']]).toEqual([status, error, 'no-store']);
    expect(Object.keys(answer.body).sort()).toEqual(['error', 'error_description']);
  });

  it('is refused alike for a wrong secret, an unknown client, another scheme and no credentials, with a challenge', async () => {
    const { id, secret } = await softwareOf(harness);
    const refusals = [
      await askToken(harness, grant, basic(id, `${secret}x`)),
      await askToken(harness, grant, basic('nobody', secret)),
      await askToken(harness, grant, 'Bearer a.b.c'),
      await askToken(harness, grant, 'Basic %%%'),
      await askToken(harness, grant),
      await askToken(harness, { ...grant, client_id: id }),
    ];
    for (const { status, body, headers } of refusals) {
      expect([status, body]).toEqual([
        401,
        { error: 'invalid_client', error_description: 'Unknown client or secret.' },
      ]);
      expect(headers['www-authenticate']).toContain('Basic realm="alveole"');
    }
  });

  it.each([
    ['two kinds of credentials', 'grant_type=client_credentials&client_secret=x'],
    ['a parameter that is given twice', 'grant_type=client_credentials&grant_type=client_credentials'],
    ['bytes that are no text', 'grant_type=client_credentials&scope=%FF'.replace('%FF', '\u0000')],
  ])('is refused with %s', async (_, form) => {
    const { id, secret } = await softwareOf(harness);
    const answer = await askToken(harness, form, basic(id, secret));
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
  });

  it('is refused for a body of JSON', async () => {
    const answer = await harness.visitor.post('/v1/auth/token', grant);
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
  });

  it('is held off with a delay after twenty wrong secrets from one address, and from no other', async () => {
    const { id, secret } = await softwareOf(harness);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let guess = 0; guess < 20; guess += 1)
      expect((await askToken(harness, grant, basic(id, 'wrong'), from('203.0.113.5'))).status).toBe(401);
    const beyond = await askToken(harness, grant, basic(id, secret), from('203.0.113.5'));
    expect([beyond.status, beyond.body.error, beyond.headers['retry-after']]).toEqual([
      429,
      'temporarily_unavailable',
      '900',
    ]);
    expect((await askToken(harness, grant, basic(id, secret), from('203.0.113.6'))).status).toBe(200);
  });

  it('notes when the secret was used', async () => {
    const { id, secret, manager } = await softwareOf(harness);
    await askToken(harness, grant, basic(id, secret));
    const client = (await manager.get('/v1/auth/clients')).body.find(
      (known: { client_id: string }) => known.client_id === id,
    );
    expect(client.secrets[0].last_use_date).toBe(harness.clock.now.toISOString());
  });
});

describe('the secrets of software that has tokens', () => {
  it('open no token once they are revoked, and every service is told to refuse those of before', async () => {
    const { id, secret, manager, client } = await softwareOf(harness);
    const secrets = `/v1/auth/clients/${id}/secrets`;
    const second = (await manager.post(secrets, { last_row_hash: client.row_hash })).body.client_secret;
    const [{ secret_id: former }] = client.secrets;
    const { payload } = claimsOf((await askToken(harness, grant, basic(id, secret))).body.access_token);
    await manager.delete(`${secrets}/${former}`);
    await harness.drain();
    expect(payload.secret_id).toBe(former);
    expect(harness.published.at(-1)).toMatchObject({ ...accessEnd, aggregate_id: former });
    expect((await askToken(harness, grant, basic(id, secret))).body.error).toBe('invalid_client');
    expect((await askToken(harness, grant, basic(id, second))).status).toBe(200);
  });

  it('open no token once their client is revoked, and every service is told to refuse all of its tokens', async () => {
    const { id, secret, manager } = await softwareOf(harness);
    await manager.put(`/v1/auth/clients/${id}/revoke`);
    await harness.drain();
    expect(harness.published.at(-1)).toMatchObject({ ...accessEnd, aggregate_id: id });
    expect((await askToken(harness, grant, basic(id, secret))).body.error).toBe('invalid_client');
  });

  const accessEnd = { name: 'account.sessions-ended', data: { may_sign_in: false } };
});
