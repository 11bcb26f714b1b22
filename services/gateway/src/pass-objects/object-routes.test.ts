import type { ServerResponse } from 'node:http';
import request from 'supertest';
import { endAll, testGateway, upstream } from '../gateway.harness.ts';

afterAll(endAll);

const signed = '/alveole/e1/a%20b.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=900&X-Amz-Signature=abc';

describe('presigned addresses', () => {
  it('reach the store with host, path and query untouched, without tokens or cookies', async () => {
    const { app, store } = await testGateway();
    await request(app)
      .put(signed)
      .set('host', 'alveole.example:8080')
      .set('authorization', 'Bearer x')
      .set('cookie', 'a=b')
      .send('%PDF');
    expect(store.seen[0]).toMatchObject({
      method: 'PUT',
      url: signed,
      body: '%PDF',
      headers: { host: 'alveole.example:8080' },
    });
    expect(store.seen[0]?.headers).not.toHaveProperty('authorization');
    expect(store.seen[0]?.headers).not.toHaveProperty('cookie');
  });

  it.each([
    ['without a signature', 'get', '/alveole/e1/x.pdf', {}, 403],
    ['with an empty signature', 'get', '/alveole/e1/x.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=', {}, 403],
    ['to list the bucket', 'get', '/alveole/?list-type=2', {}, 403],
    ['to delete', 'delete', signed, {}, 403],
    ['too large', 'put', signed, { 'content-length': String(10 * 1024 * 1024 + 1) }, 413],
    ['of unsaid size', 'put', signed, { 'transfer-encoding': 'chunked' }, 413],
  ] as const)('are refused %s', async (_name, method, path, headers: Record<string, string>, status) => {
    const { app, store } = await testGateway();
    const call = request(app)[method](path).set(headers);
    const answer = await call;
    expect([answer.status, typeof answer.body.code]).toEqual([status, 'string']);
    expect(store.seen).toEqual([]);
  });

  it('of another bucket do not exist', async () => {
    const { app, store } = await testGateway();
    expect((await request(app).get('/other/x.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=a')).status).toBe(
      404,
    );
    expect(store.seen).toEqual([]);
  });

  it('never run what they hold', async () => {
    const { app } = await testGateway();
    const { headers } = await request(app).get(signed);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' });
  });

  it('show documents inside our own pages', async () => {
    const store = await upstream((_request, response) =>
      response.setHeader('content-type', 'application/pdf').end('%PDF'),
    );
    const { app } = await testGateway({ objectStoreUrl: store.url });
    const { headers } = await request(app).get(signed);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
    expect(headers).not.toHaveProperty('content-disposition');
  });

  it('take sixteen uploads at once from one address, and from another one meanwhile', async () => {
    const pending: ServerResponse[] = [];
    const answersNow = () => pending.length > 16;
    const store = await upstream((_request, response) =>
      answersNow() ? void response.end() : void pending.push(response),
    );
    const { app } = await testGateway({ objectStoreUrl: store.url, trustedProxies: ['loopback'] });
    const server = app.listen(0, '127.0.0.1');
    const put = (address: string) => request(server).put(signed).set('x-forwarded-for', address).send('%PDF');
    const underWay = Array.from({ length: 16 }, () => put('203.0.113.9').then(({ status }) => status));
    while (pending.length < 16) await new Promise(setImmediate);
    const refused = await put('203.0.113.9');
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'TooManyRequestsException',
      '5',
    ]);
    const other = put('203.0.113.10').then(({ status }) => status);
    while (pending.length < 17) await new Promise(setImmediate);
    pending.forEach((response) => response.end());
    expect(await Promise.all([...underWay, other])).toEqual(Array(17).fill(200));
    expect((await put('203.0.113.9')).status).toBe(200);
    server.close();
  });

  it('answer 503 while the store is away', async () => {
    const { app, store } = await testGateway();
    await store.stop();
    const answer = await request(app).get(signed);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  });
});
