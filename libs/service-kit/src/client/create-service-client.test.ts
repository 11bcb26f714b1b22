import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineRoute, isAppError } from '@alveole/contracts';
import { carryTraces, runInTraceOf } from '@alveole/tracing';
import { z } from 'zod';
import { verifyServiceToken } from '../tokens/service-tokens.ts';
import { createServiceClient } from './create-service-client.ts';

beforeAll(carryTraces);

const secret = 'f3b1c9d7e5a2084611bd0c97ae5f34d2';
const openAccount = defineRoute({
  service: 'auth',
  name: 'open',
  method: 'POST',
  path: '/v1/auth/accounts/:id/*name',
  auth: 'service',
  summary: 'Open',
  params: z.object({ id: z.string(), name: z.string() }),
  query: z.object({ dry: z.enum(['yes']).optional() }),
  body: z.object({ mail: z.string() }),
  responses: { 200: z.object({ user_id: z.string() }) },
});
const input = { params: { id: 'a b', name: 'x/y z' }, query: { dry: 'yes' }, body: { mail: 'a@b.fr' } } as const;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const servers: Server[] = [];
afterAll(() =>
  servers.forEach((server) => {
    server.closeAllConnections();
    server.close();
  }),
);

/** A server that gives one answer after the other, and what it was asked. */
async function upstream(...answers: Answer[]) {
  const seen: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    request.resume();
    (answers[seen.length - 1] ?? answers.at(-1))?.(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl,
    seen,
    client: createServiceClient({
      baseUrl,
      secret,
      callerName: 'enrolment',
      backoffMs: 1,
      retries: 2,
      timeoutMs: 60_000,
    }),
  };
}

const json =
  (status: number, body: unknown, headers = {}): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const broken: Answer = (request) => void request.socket.destroy();
const fine = json(200, { user_id: 'u1' });

async function failureOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return isAppError(error) ? { code: error.code, message: error.message, retryAfter: error.retryAfter } : error;
}

describe('a call between services', () => {
  it('carries the token, the key, the request id and the encoded address', async () => {
    const { seen, client } = await upstream(fine);
    expect(await client.call(openAccount, input, { idempotencyKey: 'register:e1', requestId: 'request-1' })).toEqual({
      user_id: 'u1',
    });
    const [{ url, headers } = { url: '', headers: {} }] = seen;
    expect(url).toBe('/alveoleapi/v1/auth/accounts/a%20b/x/y%20z?dry=yes');
    expect(headers).toMatchObject({
      'idempotency-key': 'register:e1',
      'x-request-id': 'request-1',
      'accept-version': '1.0.0',
    });
    expect(verifyServiceToken(secret, String((headers as Record<string, string>).authorization).slice(7))).toEqual({
      service: 'enrolment',
    });
  });

  it('passes on the trace that it is made in, at each try', async () => {
    const { seen, client } = await upstream(broken, fine);
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
    await runInTraceOf(traceparent, () => client.call(openAccount, input));
    await client.call(openAccount, input);
    expect(seen.map(({ headers }) => headers.traceparent)).toEqual([traceparent, traceparent, undefined]);
  });

  it('is repeated with the same key after a network fault and a 503', async () => {
    const { seen, client } = await upstream(broken, json(503, {}), fine);
    expect(await client.call(openAccount, input)).toEqual({ user_id: 'u1' });
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(seen).toHaveLength(3);
  });

  it('gives up after its tries', async () => {
    const { seen, client } = await upstream(broken);
    expect(await failureOf(client.call(openAccount, input))).toMatchObject({
      code: 'ServiceUnavailableException',
      retryAfter: 2,
    });
    expect(seen).toHaveLength(3);
  });

  it('passes a coded refusal on, once', async () => {
    const { seen, client } = await upstream(
      json(409, { code: 'MailNotAvailableException', message: 'Taken.', request_id: 'r' }),
    );
    expect(await failureOf(client.call(openAccount, input))).toEqual({
      code: 'MailNotAvailableException',
      message: 'Taken.',
      retryAfter: undefined,
    });
    expect(seen).toHaveLength(1);
  });

  it('tells a refused token from a business refusal by the status', async () => {
    const refused = async (status: number) =>
      failureOf(
        (await upstream(json(status, { code: 'NotAuthorizedException', message: 'No.' }))).client.call(
          openAccount,
          input,
        ),
      );
    expect([await refused(401), await refused(403)]).toMatchObject([
      { code: 'TokenException' },
      { code: 'NotAuthorizedException' },
    ]);
  });

  it.each([
    ['of an unknown form', json(500, { oops: true })],
    ['with an unknown code', json(418, { code: 'Teapot', message: 'x' })],
  ])('turns a failure %s into an internal one', async (_name, answer) => {
    expect(await failureOf((await upstream(answer)).client.call(openAccount, input))).toMatchObject({
      code: 'InternalError',
    });
  });

  it('refuses an answer that breaks the contract', async () => {
    expect(await failureOf((await upstream(json(200, { user: 1 }))).client.call(openAccount, input))).toEqual(
      new Error('The answer of auth open breaks its contract.'),
    );
  });

  it('tells how long it waits, over all its tries no longer than whoever waits behind it', async () => {
    const { seen, client } = await upstream(broken, fine);
    const budgets = () => seen.map(({ headers }) => Number(headers['x-answer-within']));
    await client.call(openAccount, input, { deadline: { left: () => 4000 } });
    expect(budgets()).toEqual([4000, 4000]);
    await client.call(openAccount, input);
    expect(budgets().at(-1)).toBeGreaterThan(4000);
    expect(budgets().at(-1)).toBeLessThanOrEqual(15_000);
  });

  it('is not sent, nor sent again, once nobody waits for it', async () => {
    const { seen, client } = await upstream(broken);
    const left = [4000, 0];
    const deadline = { left: () => left.shift() ?? 0 };
    expect(await failureOf(client.call(openAccount, input, { deadline }))).toMatchObject({ retryAfter: 2 });
    expect(seen).toHaveLength(1);
    expect(await failureOf(client.call(openAccount, input, { deadline }))).toMatchObject({ retryAfter: 2 });
    expect(seen).toHaveLength(1);
  });

  it('times out, and ends when the caller gives up', async () => {
    const { baseUrl, client } = await upstream(() => {});
    const quick = createServiceClient({ baseUrl, secret, callerName: 'x', retries: 0, timeoutMs: 50 });
    expect(await failureOf(quick.call(openAccount, input))).toMatchObject({ code: 'ServiceUnavailableException' });
    expect(await failureOf(client.call(openAccount, input, { signal: AbortSignal.timeout(50) }))).toMatchObject({
      code: 'ServiceUnavailableException',
    });
  });
});
