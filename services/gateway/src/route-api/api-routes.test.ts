import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { signServiceToken } from '@alveole/service-kit';
import request from 'supertest';
import { endAll, testGateway, upstream } from '../gateway.harness.ts';
import { everyServiceAt } from './call-owner.ts';

afterAll(endAll);

describe('the API behind the gateway', () => {
  it('passes a call on with its path, query, body and token as they came', async () => {
    const { app, services } = await testGateway();
    const answer = await request(app)
      .put('/alveoleapi/enrolment/entity?x=%2F%20a')
      .set('authorization', 'Bearer a.b.c')
      .set('accept-version', '1.0.0')
      .send({ entity_id: 'e1' });
    expect([answer.status, answer.body]).toEqual([200, { path: '/alveoleapi/enrolment/entity?x=%2F%20a' }]);
    expect(services.enrolment?.seen[0]).toMatchObject({
      method: 'PUT',
      body: '{"entity_id":"e1"}',
      headers: { authorization: 'Bearer a.b.c', 'accept-version': '1.0.0' },
    });
  });

  it.each([
    ['/alveoleapi/enrolment/entity/', '/alveoleapi/enrolment/entity'],
    ['/alveoleapi/enrolment/consumers/?query=%2F/', '/alveoleapi/enrolment/consumers?query=%2F/'],
    ['/alveoleapi/enrolment/consumers?query=/', '/alveoleapi/enrolment/consumers?query=/'],
    ['/alveoleapi/v1/enrolment/docs/', '/alveoleapi/v1/enrolment/docs/'],
    ['/alveoleapi/v1/enrolment/docs/static/index.html', '/alveoleapi/v1/enrolment/docs/static/index.html'],
  ])('passes %s on as %s, for a slash at the end says nothing but in a folder of documents', async (asked, passed) => {
    const { app } = await testGateway();
    expect((await request(app).get(asked)).body).toEqual({ path: passed });
  });

  it('refuses a body that no service takes before it passes anything on', async () => {
    const { app, services } = await testGateway();
    const answer = await request(app)
      .post('/alveoleapi/enrolment/signin')
      .send({ mail: 'x'.repeat(1_048_576) });
    expect([answer.status, answer.body.code]).toEqual([413, 'PayloadTooLargeException']);
    expect(services.auth?.seen).toEqual([]);
  });

  it('writes the headers that only it may write, whatever the client says', async () => {
    const { app, services } = await testGateway();
    const spoofed = {
      'x-request-id': 'mine-mine-mine',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'x-internal-role': 'ADM',
      te: 'trailers',
      'x-http-method-override': 'DELETE',
    };
    const answer = await request(app)
      .get('/alveoleapi/enrolment/signin')
      .set(spoofed)
      .set('connection', 'keep-alive, x-listed')
      .set('x-listed', '1');
    const headers = services.auth?.seen[0]?.headers ?? {};
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['x-request-id']).toBe(headers['x-request-id']);
    expect(headers['x-forwarded-for']).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
    expect(headers['x-forwarded-host']).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(headers['x-forwarded-proto']).toBe('http');
    for (const name of ['forwarded', 'x-real-ip', 'x-internal-role', 'te', 'x-listed', 'x-http-method-override'])
      expect(headers).not.toHaveProperty(name);
  });

  it('believes the proxy in front only when it is told to', async () => {
    const { app, services } = await testGateway({ trustedProxies: ['loopback'] });
    await request(app)
      .get('/alveoleapi/enrolment/signin')
      .set('x-forwarded-for', '203.0.113.9')
      .set('x-forwarded-proto', 'https');
    expect(services.auth?.seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    });
  });

  const secret = randomBytes(32).toString('hex');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['a service token', `Bearer ${signServiceToken(secret, 'auth')}`],
    ['a service token in other letters', `bearer   ${signServiceToken(secret, 'auth')}`],
    ['several audiences', `Bearer ${part({ alg: 'ES256' })}.${part({ aud: ['alveole:api', 'alveole:service'] })}.x`],
    ['no signature', `Bearer ${part({ alg: 'none' })}.${part({ aud: 'alveole:api' })}.`],
    ['a shared-secret signature', `Bearer ${part({ alg: 'HS256' })}.${part({ aud: 'alveole:api' })}.x`],
  ])('refuses %s from outside', async (_name, authorization) => {
    const { app, services } = await testGateway();
    const answer = await request(app).post('/alveoleapi/v1/auth/accounts').set('authorization', authorization).send({});
    expect([answer.status, answer.body]).toEqual([
      401,
      {
        code: 'NotAuthorizedException',
        message: 'Token invalid.',
        refusal: 'token-invalid',
        request_id: answer.headers['x-request-id'],
      },
    ]);
    expect(services.auth?.seen).toEqual([]);
  });

  it('answers 404 for a call that nobody owns', async () => {
    const { app } = await testGateway();
    const answer = await request(app).get('/alveoleapi/enrolment/unknown');
    expect([answer.status, answer.body.code]).toEqual([404, 'NotFoundException']);
  });

  it('answers 503 with a delay while a service is away, and passes calls on again once it is back', async () => {
    const { app, services } = await testGateway();
    await services.repairs?.stop();
    const away = await request(app).get('/alveoleapi/enrolment/repairs');
    expect([away.status, away.body.code, away.headers['retry-after']]).toEqual([
      503,
      'ServiceUnavailableException',
      '2',
    ]);
    const back = createServer((_request, response) => response.end('{}')).listen(
      Number(new URL(services.repairs?.url ?? '').port),
      '127.0.0.1',
    );
    await once(back, 'listening');
    expect((await request(app).get('/alveoleapi/enrolment/repairs')).status).toBe(200);
    back.closeAllConnections();
    back.close();
  });

  it('answers 503 when a service breaks off before it answers', async () => {
    const broken = await upstream((incoming) => incoming.socket.destroy());
    const others = await testGateway();
    const { app } = await testGateway({
      routesTo: {
        ...Object.fromEntries(Object.entries(others.services).map(([name, { url }]) => [name, url])),
        auth: broken.url,
      } as never,
    });
    expect((await request(app).get('/alveoleapi/enrolment/signin')).status).toBe(503);
  });

  it('cuts off an answer that a service broke off, instead of ending it as if it were whole', async () => {
    const broken = await upstream((_request, response) => {
      response.setHeader('content-length', '100').write('{"half":');
      setImmediate(() => response.destroy());
    });
    const { app } = await testGateway({ routesTo: everyServiceAt(broken.url) });
    await expect(request(app).get('/alveoleapi/enrolment/signin')).rejects.toThrow(/aborted|hang up/);
  });

  it('breaks off what nobody waits for any more', async () => {
    let gone = () => {};
    const cut = new Promise<void>((resolve) => (gone = resolve));
    let entered = () => {};
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const slow = await upstream((_request, response) => {
      response.once('close', gone);
      entered();
    });
    const { app } = await testGateway({ routesTo: everyServiceAt(slow.url) });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const caller = connect((server.address() as AddressInfo).port, '127.0.0.1');
    caller.write('GET /alveoleapi/enrolment/signin HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await inside;
    caller.destroy();
    await cut;
    server.close();
  });

  it('refuses work beyond its capacity, but still tells its health', async () => {
    let release = () => {};
    const firstAnswer = new Promise<void>((resolve) => (release = resolve));
    let entered = () => {};
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const slow = await upstream((_request, response) => {
      entered();
      void firstAnswer.then(() => response.end('{}'));
    });
    const { app } = await testGateway({
      capacity: 1,
      routesTo: everyServiceAt(slow.url),
    });
    const first = request(app)
      .get('/alveoleapi/enrolment/signin')
      .then((answer) => answer.status);
    await inside;
    const second = await request(app).get('/alveoleapi/enrolment/signin');
    expect([second.status, second.headers['retry-after']]).toEqual([503, '1']);
    expect((await request(app).get('/healthz')).status).toBe(200);
    release();
    expect(await first).toBe(200);
  });

  it('compresses long lists, but nothing of auth', async () => {
    const list = await upstream((_request, response) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ index })))),
    );
    const { app } = await testGateway({
      routesTo: everyServiceAt(list.url),
    });
    const [repairs, auth] = [
      await request(app).get('/alveoleapi/enrolment/repairs'),
      await request(app).get('/alveoleapi/enrolment/users'),
    ];
    expect([repairs.headers['content-encoding'], repairs.body.length]).toEqual(['gzip', 500]);
    expect([auth.headers['content-encoding'], auth.body.length]).toEqual([undefined, 500]);
  });

  it('logs the owner and never the address', async () => {
    const { app, lines } = await testGateway();
    await request(app).get('/alveoleapi/enrolment/initpassword/jean.dupont@example.org?phone=0612345678');
    const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'answered');
    expect(line).toMatchObject({ route: 'api:auth', method: 'GET', status: 200 });
    expect(lines.join('')).not.toMatch(/dupont|0612345678/);
  });

  it.each([
    'GET /alveoleapi/%ff HTTP/1.1',
    'GET /%c0%ae HTTP/1.1',
    'GET http://evil.example/alveoleapi/x HTTP/1.1',
    'GET //evil.example/..%2f HTTP/1.1',
  ])('never answers 5xx to %s', async (line) => {
    const { app } = await testGateway();
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    // Left open: Node answers nothing that takes a moment to a client that has hung up.
    socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    server.close();
  });
});
