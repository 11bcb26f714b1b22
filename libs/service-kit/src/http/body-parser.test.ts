import type { FastifyInstance } from 'fastify';
import { greeting, greetingRoutes } from './greeting.harness.ts';
import { implement } from './implement.ts';
import { reading, readingRoute, startService } from './service.harness.ts';

const routes = [
  ...greetingRoutes,
  implement(readingRoute('refresh', 'renew'), () => ({})),
  implement(readingRoute('optional', 'maybe'), () => ({})),
];

let app: FastifyInstance;
beforeAll(async () => {
  app = await startService({ routes, rateLimits: { perAddress: 100_000 } });
});
afterAll(() => app.close());

describe('a form', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click', 200],
    ['multipart/form-data; boundary=x', '--x--', 200],
    ['application/x-www-form-urlencoded', 'x'.repeat(1025), 413],
    ['text/plain', 'x', 415],
  ])('of type %s is passed over, unread, where a call takes it: %#', async (type, payload, status) => {
    const url = '/alveoleapi/enrolment/stop';
    const answer = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect(answer.statusCode).toBe(status);
  });
});

describe('a malformed call', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  // prettier-ignore
  const cases: [string, string | Buffer, Record<string, string>, number, string, string][] = [
    ['a missing field', '{}', {}, 400, 'ValidationException', 'mail (MISSING): Field is required'],
    ['an invalid field', '{"mail":"x"}', {}, 400, 'ValidationException', 'mail (INVALID): Invalid email'],
    ['an operator', '{"mail":{"$gt":""}}', {}, 400, 'ValidationException', 'mail (INVALID): Invalid value'],
    ['an unknown field', '{"mail":"a@b.fr","role":"ADM"}', {}, 400, 'ValidationException', 'role (INVALID): Unknown field'],
    ['an unknown field inside', '{"mail":"a@b.fr","more":{"x":1}}', {}, 400, 'ValidationException', 'more.x (INVALID): Unknown field'],
    ['a prototype key', '{"mail":"a@b.fr","__proto__":{"x":1}}', {}, 400, 'ValidationException', 'body (INVALID): Invalid JSON'],
    ['a constructor key', '{"constructor":{"prototype":{"x":1}}}', {}, 400, 'ValidationException', 'body (INVALID): Invalid JSON'],
    ['no JSON', '{"mail":', {}, 400, 'ValidationException', 'body (INVALID): Invalid JSON'],
    ['an empty body', '', {}, 400, 'ValidationException', 'body (MISSING): Field is required'],
    ['NUL', '{"mail":"a\\u0000@b.fr"}', {}, 400, 'ValidationException', 'body (INVALID): Invalid characters'],
    ['a lone surrogate', '{"mail":"\\ud800@b.fr"}', {}, 400, 'ValidationException', 'body (INVALID): Invalid characters'],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22]), {}, 400, 'ValidationException', 'body (INVALID): Invalid characters'],
    ['a deep nest', deep, {}, 400, 'ValidationException', 'body (INVALID): Nested too deep'],
    ['a huge array', `[${'1,'.repeat(60_000)}1]`, {}, 400, 'ValidationException', 'body (INVALID): Too many values'],
    ['over 1 MiB', `"${'x'.repeat(1024 * 1024)}"`, {}, 413, 'PayloadTooLargeException', 'body (INVALID): Too long'],
    ['another content type', 'mail=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UnsupportedMediaTypeException', 'content-type (INVALID): Unsupported media type'],
    ['another version', '{"mail":"a@b.fr"}', { 'accept-version': '2.0.0' }, 400, 'ValidationException', 'accept-version (INVALID): Unknown version'],
  ];
  it.each(cases)('with %s is refused with a code', async (_name, payload, headers, status, code, message) => {
    const answer = await greeting(app)(payload, headers);
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { code, message, refusal: expect.stringMatching(/^[a-z0-9-]+$/), request_id: answer.headers['x-request-id'] },
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
    const answer = await reading(app)(url);
    expect(answer.statusCode).toBe(status);
    if (status >= 400)
      expect(answer.json()).toEqual({
        code: expect.any(String),
        message: expect.any(String),
        refusal: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        request_id: expect.any(String),
      });
  });
});
