import { appError, defineRoute } from '@alveole/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { implement } from './implement.ts';
import { basicOf, oauthRefusal } from './oauth-door.ts';
import { startService } from './service.harness.ts';

const echo = defineRoute({
  service: 'auth',
  name: 'echo',
  method: 'POST',
  path: '/v1/auth/echo',
  auth: 'public',
  speaks: 'oauth',
  summary: 'echo',
  body: z.looseObject({ word: z.string().max(10).optional() }),
  responses: { 200: z.looseObject({}) },
});
const failures: Readonly<Record<string, () => unknown>> = {
  away: () => appError('ServiceUnavailableException', 'Away.', { retryAfter: 2 }),
  broken: () => new Error('secret detail'),
  grant: () => oauthRefusal('unsupported_grant_type', 'Not "this" one.'),
};
const answer = implement(echo, ({ body, basic }) => {
  const failure = failures[body.word ?? ''];
  if (failure) throw failure();
  return { body, ...(basic !== undefined && { basic }) };
});

let app: FastifyInstance;
beforeAll(async () => {
  app = await startService({ routes: [answer] });
});
afterAll(() => app.close());

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/alveoleapi/v1/auth/echo',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

describe('a call that speaks OAuth 2', () => {
  it('reads its form, and the credentials of HTTP Basic beside it', async () => {
    const authorization = `Basic ${Buffer.from('id:a%2Bb+c').toString('base64')}`;
    const { body, basic } = (await post('word=x+y&other=1', { authorization })).json();
    expect([body, basic]).toEqual([
      { word: 'x y', other: '1' },
      { id: 'id', secret: 'a+b c' },
    ]);
  });

  it.each([
    ['a parameter given twice', 'word=a&word=b', 400, 'invalid_request'],
    ['bytes that are no UTF-8', Buffer.from([0x77, 0x3d, 0xff]), 400, 'invalid_request'],
    ['a value that its contract refuses', 'word=longer-than-ten', 400, 'invalid_request'],
    ['a form that is too long', `word=${'x'.repeat(20_000)}`, 400, 'invalid_request'],
    ['a refusal of the standard', 'word=grant', 400, 'unsupported_grant_type'],
    ['an outage', 'word=away', 503, 'temporarily_unavailable'],
    ['a failure that nobody foresaw', 'word=broken', 500, 'server_error'],
  ])('answers %s as RFC 6749, 5.2, writes it', async (_, payload, status, error) => {
    const refused = await post(payload);
    expect([refused.statusCode, refused.json().error, refused.headers['cache-control']]).toEqual([
      status,
      error,
      'no-store',
    ]);
    expect(refused.json().error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
    expect(refused.body).not.toContain('secret detail');
  });

  it('takes no JSON', async () => {
    const refused = await post('{}', { 'content-type': 'application/json' });
    expect([refused.statusCode, refused.json().error]).toEqual([400, 'invalid_request']);
  });

  it('tells when to come again', async () => {
    expect((await post('word=away')).headers['retry-after']).toBe('2');
  });
});

describe('the credentials of HTTP Basic', () => {
  const encoded = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  it.each([
    ['no header', undefined, undefined],
    ['another scheme', 'Bearer a.b.c', 'unreadable'],
    ['no colon', encoded('id'), 'unreadable'],
    ['no name', encoded(':secret'), 'unreadable'],
    ['an encoding that is broken', encoded('id:%zz'), 'unreadable'],
    ['a secret with a colon', encoded('id:a:b'), { id: 'id', secret: 'a:b' }],
  ])('of %s are read or told unreadable', (_, header, expected) => {
    expect(basicOf(header)).toEqual(expected);
  });
});
