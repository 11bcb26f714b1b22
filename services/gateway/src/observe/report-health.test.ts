import request from 'supertest';
import { endAll, testGateway } from '../gateway.harness.ts';
import { serviceNames } from '../route-api/call-owner.ts';

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
          ...Object.fromEntries(serviceNames.map((name) => [name, true])),
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

  it('is told as broken, with 503, once only a restart of the process mends it', async () => {
    let health: 'alive' | 'broken' = 'alive';
    const { app } = await testGateway({ health: () => health });
    expect((await request(app).get('/healthz')).status).toBe(200);
    health = 'broken';
    const answer = await request(app).get('/healthz');
    expect([answer.status, answer.body]).toEqual([503, { status: 'broken' }]);
  });

  it('is measured', async () => {
    const { app } = await testGateway();
    await request(app).get('/alveoleapi/enrolment/signin');
    expect((await request(app).get('/metrics')).text).toMatch(
      /http_request_duration_seconds_count\{.*route="api:auth"/,
    );
  });

  it.each([[[]], [['loopback']]])('is told to private networks only, when %j are trusted', async (trustedProxies) => {
    const { app } = await testGateway({ trustedProxies });
    const statusFor = async (path: string, headers: Record<string, string>) =>
      (await request(app).get(path).set(headers)).status;
    for (const path of ['/metrics', '/readyz']) {
      expect(await statusFor(path, { 'x-forwarded-for': '10.0.0.7' })).toBe(200);
      expect(await statusFor(path, { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
      expect(await statusFor(path, { 'x-forwarded-for': '203.0.113.9, 10.0.0.7' })).toBe(404);
      expect(await statusFor(path, { 'x-forwarded-for': 'unknown' })).toBe(404);
      expect(await statusFor(path, { 'x-real-ip': '203.0.113.9' })).toBe(404);
    }
    expect(await statusFor('/healthz', { 'x-forwarded-for': '203.0.113.9' })).toBe(200);
  });
});
