import type { FastifyInstance } from 'fastify';
import { createLogger } from '../logging/create-logger.ts';
import { greeting, greetingRoutes } from './greeting.harness.ts';
import { reading, startService } from './service.harness.ts';

const lines: string[] = [];
const logger = createLogger({ service: 'auth', destination: { write: (line) => void lines.push(line) } });

let app: FastifyInstance;
beforeAll(async () => {
  app = await startService({ routes: greetingRoutes, logger, rateLimits: { perAddress: 100_000 } });
});
afterAll(() => app.close());

const post = (payload: string | Buffer, headers?: Record<string, string>) => greeting(app)(payload, headers);
const get = (path: string, headers?: Record<string, string>) => reading(app)(path, headers);

describe('a call that fits its contract', () => {
  it('reaches the handler and answers through the schema, without the fields it does not name', async () => {
    const answer = await post('{"mail":"a@b.fr"}');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ text: 'abc a@b.fr', nested: { shown: 1 } });
  });

  it('takes a well-formed request id and gives it back', async () => {
    expect((await post('{"mail":"a@b.fr"}', { 'x-request-id': 'abcdef-123456' })).headers['x-request-id']).toBe(
      'abcdef-123456',
    );
  });

  it('replaces a malformed request id', async () => {
    expect((await post('{"mail":"a@b.fr"}', { 'x-request-id': 'x"}\\u0000 {' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  it('gives the rest of the path to a starred parameter', async () => {
    expect((await get('media/ent1/a/b.pdf')).json()).toEqual({ name: 'ent1/a/b.pdf' });
  });
});

describe('the log of requests', () => {
  it('names the route pattern and never the address or the query', async () => {
    lines.length = 0;
    await get('media/jean.dupont@example.org?phone=0612345678');
    const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'answered');
    expect(line).toMatchObject({ service: 'auth', route: '/alveoleapi/enrolment/media/*', method: 'GET', status: 400 });
    expect(lines.join('')).not.toMatch(/dupont|0612345678/);
  });
});

describe('what probes and collectors read', () => {
  const statusFor = async (url: string, remoteAddress: string, forwardedFor?: string) =>
    (await app.inject({ url, remoteAddress, headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {} }))
      .statusCode;

  it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.31.0.4', '192.168.1.2', '100.64.3.4', 'fd00::1'])(
    'is told to a peer at %s, though not where it speaks for another',
    async (peer) => {
      for (const path of ['/readyz', '/metrics']) {
        expect(await statusFor(path, peer)).toBe(200);
        expect(await statusFor(path, peer, '203.0.113.9')).toBe(404);
      }
    },
  );

  it.each(['203.0.113.9', '2001:db8::1', '172.32.0.1'])('is kept from %s, whomever it claims to be', async (peer) => {
    for (const path of ['/readyz', '/metrics']) {
      expect(await statusFor(path, peer)).toBe(404);
      expect(await statusFor(path, peer, '10.0.0.7')).toBe(404);
    }
    expect(await statusFor('/healthz', peer)).toBe(200);
  });
});
