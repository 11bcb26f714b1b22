import { appError, defineRoute, mail } from '@alveole/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createLogger } from '../logging/create-logger.ts';
import { signServiceToken } from '../tokens/service-tokens.ts';
import { person } from '../tokens/test-keys.ts';
import { createService } from './create-service.ts';
import { implement } from './implement.ts';
import { bearing, config, readingRoute, signer } from './test-service.ts';

const greet = defineRoute({
  service: 'auth',
  name: 'greet',
  method: 'POST',
  path: '/enrolment/greet/:id',
  auth: 'public',
  summary: 'Greet',
  params: z.object({ id: z.string().regex(/^[a-z0-9]{1,20}$/, 'Invalid characters') }),
  query: z.object({ loud: z.enum(['yes', 'no'], 'Invalid value').optional() }),
  body: z.object({ mail, more: z.object({ note: z.string().optional() }).optional() }),
  responses: { 200: z.object({ text: z.string(), nested: z.strictObject({ kept: z.number() }) }) },
});
const readMedia = defineRoute({
  service: 'auth',
  name: 'readMedia',
  method: 'GET',
  path: '/enrolment/media/*name',
  auth: 'public',
  summary: 'Media',
  params: z.object({ name: z.string() }),
  responses: { 200: z.object({ name: z.string() }) },
});
const fail = defineRoute({
  service: 'auth',
  name: 'fail',
  method: 'GET',
  path: '/enrolment/fail/:how',
  auth: 'public',
  summary: 'Fail',
  params: z.object({ how: z.string() }),
  responses: { 200: z.object({}) },
});

const failures: Record<string, () => unknown> = {
  coded: () => appError('RepairNotFoundException', 'This repair is not found.'),
  unknown: () => new Error('password of marie@example.org is 1234'),
  database: () => Object.assign(new Error('connect ECONNREFUSED'), { name: 'MongoServerSelectionError' }),
  text: () => 'just a text',
};

const routes = [
  implement(greet, ({ params, body }) => ({
    text: `${params.id} ${body.mail}`,
    extra: 'secret',
    nested: { kept: 1, dropped: 2 },
  })),
  implement(readingRoute('refresh', 'renew'), ({ actor }) => ({ ...actor })),
  implement(readingRoute('optional', 'maybe'), ({ actor }) => ({ ...actor })),
  implement(readingRoute('service', 'internal'), ({ actor }) => ({ ...actor })),
  implement(readingRoute(['ADM'], 'staff'), ({ actor }) => ({ ...actor })),
  implement(readingRoute([], 'nobody'), ({ actor }) => ({ ...actor })),
  implement(readMedia, ({ params }) => params),
  implement(fail, ({ params }) => {
    throw failures[params.how]?.();
  }),
];

const lines: string[] = [];
const logger = createLogger({ service: 'auth', destination: { write: (line) => void lines.push(line) } });

let app: FastifyInstance;
beforeAll(async () => {
  app = await createService({ name: 'auth', logger, config, routes, rateLimits: { perAddress: 100_000 } });
});
afterAll(() => app.close());

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/alveoleapi/enrolment/greet/abc',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/alveoleapi/enrolment/${url}`, headers });

describe('a call that fits its contract', () => {
  it('reaches the handler and answers through the schema, without the fields it does not name', async () => {
    const answer = await post('{"mail":"a@b.fr"}');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ text: 'abc a@b.fr', nested: { kept: 1 } });
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

describe('a malformed call', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const cases: [string, string | Buffer, Record<string, string>, number, string, string][] = [
    ['a missing field', '{}', {}, 400, 'ValidationException', 'mail (MISSING): Field is required'],
    ['an invalid field', '{"mail":"x"}', {}, 400, 'ValidationException', 'mail (INVALID): Invalid email'],
    ['an operator', '{"mail":{"$gt":""}}', {}, 400, 'ValidationException', 'mail (INVALID): Invalid value'],
    [
      'an unknown field',
      '{"mail":"a@b.fr","role":"ADM"}',
      {},
      400,
      'ValidationException',
      'role (INVALID): Unknown field',
    ],
    [
      'an unknown field inside',
      '{"mail":"a@b.fr","more":{"x":1}}',
      {},
      400,
      'ValidationException',
      'more.x (INVALID): Unknown field',
    ],
    [
      'a prototype key',
      '{"mail":"a@b.fr","__proto__":{"x":1}}',
      {},
      400,
      'ValidationException',
      'body (INVALID): Invalid JSON',
    ],
    [
      'a constructor key',
      '{"constructor":{"prototype":{"x":1}}}',
      {},
      400,
      'ValidationException',
      'body (INVALID): Invalid JSON',
    ],
    ['no JSON', '{"mail":', {}, 400, 'ValidationException', 'body (INVALID): Invalid JSON'],
    ['an empty body', '', {}, 400, 'ValidationException', 'body (MISSING): Field is required'],
    ['NUL', '{"mail":"a\\u0000@b.fr"}', {}, 400, 'ValidationException', 'body (INVALID): Invalid characters'],
    [
      'a lone surrogate',
      '{"mail":"\\ud800@b.fr"}',
      {},
      400,
      'ValidationException',
      'body (INVALID): Invalid characters',
    ],
    [
      'invalid UTF-8',
      Buffer.from([0x22, 0xff, 0x22]),
      {},
      400,
      'ValidationException',
      'body (INVALID): Invalid characters',
    ],
    ['a deep nest', deep, {}, 400, 'ValidationException', 'body (INVALID): Nested too deep'],
    ['a huge array', `[${'1,'.repeat(60_000)}1]`, {}, 400, 'ValidationException', 'body (INVALID): Too many values'],
    ['over 1 MiB', `"${'x'.repeat(1024 * 1024)}"`, {}, 413, 'PayloadTooLargeException', 'body (INVALID): Too long'],
    [
      'another content type',
      'mail=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UnsupportedMediaTypeException',
      'content-type (INVALID): Unsupported media type',
    ],
    [
      'another version',
      '{"mail":"a@b.fr"}',
      { 'accept-version': '2.0.0' },
      400,
      'ValidationException',
      'accept-version (INVALID): Unknown version',
    ],
  ];
  it.each(cases)('with %s is refused with a code', async (_name, payload, headers, status, code, message) => {
    const answer = await post(payload, headers);
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { code, message, request_id: answer.headers['x-request-id'] },
    ]);
  });

  it.each([
    ['media/%ff', 400],
    ['media/%00', 400],
    ['renew?x=1', 401],
    ['maybe?x=1', 400],
    ['maybe?__proto__=1', 400],
    [`media/${'a'.repeat(400)}`, 200],
    ['nothing/here', 404],
  ])('at %.20s answers %i with a body of our form', async (url, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    if (status >= 400)
      expect(answer.json()).toEqual({
        code: expect.any(String),
        message: expect.any(String),
        request_id: expect.any(String),
      });
  });
});

describe('the guard', () => {
  const access = signer.access(person({ role: 'REP', entity_gender: 0 }));
  const admin = signer.access(person({ role: 'ADM', entity_gender: 10 }));
  const refresh = signer.refresh({ ...person({}), token_id: 't1', family: 'f1' });
  const internal = signServiceToken(config.SERVICE_SECRET, 'repairs');
  const matrix: [string, string, number[]][] = [
    //                      none  access(REP) access(ADM) refresh service
    ['a refresh route', 'renew', [401, 401, 401, 200, 401]],
    ['an optional route', 'maybe', [200, 200, 200, 401, 401]],
    ['a service route', 'internal', [401, 401, 401, 401, 200]],
    ['a route of ADM', 'staff', [401, 403, 200, 401, 401]],
    ['a route of nobody', 'nobody', [401, 403, 403, 401, 401]],
  ];
  it.each(matrix)('at %s lets in only whom the contract names', async (_name, url, expected) => {
    const answers = await Promise.all(
      [{}, bearing(access), bearing(admin), bearing(refresh), bearing(internal)].map((headers) => get(url, headers)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(expected);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(answer.json().code).toBe('NotAuthorizedException');
  });

  it('gives the handler the actor of the token', async () => {
    expect((await get('staff', bearing(admin))).json()).toEqual(person({ role: 'ADM', entity_gender: 10 }));
    expect((await get('internal', bearing(internal))).json()).toEqual({ service: 'repairs' });
  });

  it('refuses a token before it reads the body', async () => {
    expect(
      (
        await app.inject({
          method: 'GET',
          url: '/alveoleapi/enrolment/staff',
          headers: { authorization: 'Basic eDp5' },
        })
      ).statusCode,
    ).toBe(401);
  });
});

describe('a failing handler', () => {
  it('answers its coded refusal', async () => {
    const answer = await get('fail/coded');
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      400,
      'RepairNotFoundException',
      'This repair is not found.',
    ]);
  });

  it.each(['unknown', 'text'])('says nothing of a failure with %s, but logs it under the request id', async (how) => {
    lines.length = 0;
    const answer = await get(`fail/${how}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { code: 'InternalError', message: 'unknown', request_id: answer.headers['x-request-id'] },
    ]);
    const logged = lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'unexpected failure');
    expect(logged.request_id).toBe(answer.headers['x-request-id']);
    expect(lines.join('')).not.toContain('marie@example.org');
  });

  it('answers 503 with a delay when the database is away', async () => {
    const answer = await get('fail/database');
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'ServiceUnavailableException',
      '2',
    ]);
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
