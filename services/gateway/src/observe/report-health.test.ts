import { openEndedCampaign } from '@alveole/domain';
import { createLogger, loadConfig } from '@alveole/service-kit';
import request from 'supertest';
import { gatewayConfig, publicConfigOf } from '../config.ts';
import { createUpstreamSource } from '../serve-remotes/upstream-source.ts';
import { startGateway } from '../start-gateway.ts';
import { endAll, folderOf, shellFiles, testGateway, upstream } from '../test-gateway.ts';

afterAll(endAll);

describe('the health of the whole', () => {
  it('is ready once every service, the pages and the registry are', async () => {
    const { app } = await testGateway();
    const answer = await request(app).get('/readyz');
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        ready: true,
        checks: {
          auth: true,
          enrolment: true,
          repairs: true,
          refunds: true,
          notifications: true,
          pages: true,
          remotes: true,
        },
      },
    ]);
  });

  it('names what is not ready, while the gateway itself lives', async () => {
    const { app, services } = await testGateway();
    await services.refunds?.stop();
    const answer = await request(app).get('/readyz');
    expect([answer.status, answer.body.checks.refunds, answer.body.checks.auth]).toEqual([503, false, true]);
    expect((await request(app).get('/healthz')).body).toEqual({ status: 'alive' });
  });

  it('is measured for private addresses only', async () => {
    const { app } = await testGateway({ trustedProxies: ['loopback'] });
    await request(app).get('/alveoleapi/enrolment/signin');
    expect((await request(app).get('/metrics')).text).toMatch(
      /http_request_duration_seconds_count\{.*route="api:auth"/,
    );
    expect((await request(app).get('/metrics').set('x-forwarded-for', '203.0.113.9')).status).toBe(404);
  });
});

describe('the process', () => {
  const env = {
    PUBLIC_URL: 'https://alveole.example',
    S3_ENDPOINT: 'http://store:9000',
    S3_BUCKET: 'alveole',
    SHELL_DIR: '/srv/shell',
    REMOTE_URLS: '{"public_site":"http://public-site:8080"}',
    AUTH_URL: 'http://auth:8080',
    ENROLMENT_URL: 'http://enrolment:8080',
    REPAIRS_URL: 'http://repairs:8080',
    REFUNDS_URL: 'http://refunds:8080',
    NOTIFICATIONS_URL: 'http://notifications:8080',
    BASE_PATH: '/alveole-pro/',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
  };

  it('reads its configuration', () => {
    const config = loadConfig(gatewayConfig, env);
    expect(config).toMatchObject({
      PORT: 8080,
      TRUSTED_PROXIES: ['loopback', '10.0.0.0/8'],
      REMOTE_URLS: { public_site: 'http://public-site:8080' },
    });
    expect(publicConfigOf(config)).toMatchObject({ base_path: '/alveole-pro', campaign: openEndedCampaign });
  });

  it('names what is wrong with it', () => {
    expect(() => loadConfig(gatewayConfig, { ...env, REMOTE_URLS: '{"nobody":"x"}', AUTH_URL: '' })).toThrow(
      'AUTH_URL: is required; REMOTE_URLS: must be JSON {remote name: http(s) URL}',
    );
  });

  it('asks for a place of the remotes', () => {
    expect(() => loadConfig(gatewayConfig, { ...env, REMOTE_URLS: '' })).toThrow(
      'REMOTES_DIR: is required, or REMOTE_URLS',
    );
  });

  it('answers what is under way when it closes, even over connections that are kept', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let entered = () => {};
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const { url: address } = await upstream((_request, response) => {
      entered();
      void held.then(() => response.end('{"done":true}'));
    });
    const gateway = await startGateway({
      host: '127.0.0.1',
      port: 0,
      routesTo: { auth: address, enrolment: address, repairs: address, refunds: address, notifications: address },
      remotesRegistry: createUpstreamSource({}),
      shellDir: await folderOf(shellFiles),
      publicConfig: { base_path: '', tile_url: '', campaign: openEndedCampaign },
      publicUrl: 'http://localhost',
      objectStoreUrl: address,
      bucket: 'alveole',
      logger: createLogger({ service: 'gateway', level: 'silent' }),
    });
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    const underWay = fetch(`${gateway.url}/alveoleapi/enrolment/signin`);
    await inside;
    const closed = gateway.close();
    release();
    expect(await (await underWay).json()).toEqual({ done: true });
    await closed;
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
  });
});
