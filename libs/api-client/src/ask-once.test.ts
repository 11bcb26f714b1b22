import type { RouteDefinition } from '@alveole/contracts';
import { z } from 'zod';
import { createApiClient } from './create-api-client.ts';
import { standingCall } from './session-calls.ts';
import { answer, emptySession, tokensOf } from './test-answers.fixture.ts';

const readOwn = {
  service: 'enrolment',
  name: 'readOwn',
  method: 'GET',
  path: standingCall.path,
  auth: ['ADM'],
  summary: 'Read',
  params: z.object({ id: z.string() }),
  responses: { 200: z.object({ value: z.number() }) },
} as const satisfies RouteDefinition;
const writeOwn = { ...readOwn, name: 'writeOwn', method: 'PUT' } as const satisfies RouteDefinition;
const own = { params: { id: 'entity-1' } };
const body = { value: 7, entity_id: 'entity-1', status: 1, entity_data: {} };
const standing = () => Object.assign(answer(200, body), { clone: () => answer(200, body) });

/** A client whose network is a function; the addresses that it asked for, in order. */
function clientOf(
  respond: (url: string) => Response,
  answersOf: (token: string) => Parameters<typeof createApiClient>[0]['answersAhead'] = () => [],
) {
  const { session } = emptySession();
  session.open(tokensOf('one'), { remember: true });
  const calls: string[] = [];
  const fetch = async (url: string) => {
    calls.push(url);
    return respond(url);
  };
  const answersAhead = answersOf(session.current()?.accessToken ?? '');
  return { calls, api: createApiClient({ baseUrl: '/alveoleapi', session, fetch, answersAhead }) };
}

describe('the establishment of whoever is signed in', () => {
  it('asks for the establishment once when frame and page want it at the same time, whoever comes first', async () => {
    const { api, calls } = clientOf(standing);
    await Promise.all([api.learnStanding('entity-1'), expect(api.call(readOwn, own)).resolves.toEqual({ value: 7 })]);
    await Promise.all([api.call(readOwn, own), api.learnStanding('entity-1')]);
    expect(calls).toHaveLength(2);
  });

  it('asks for the establishment again once something was written', async () => {
    const { api, calls } = clientOf(standing);
    await api.learnStanding('entity-1');
    await api.call(writeOwn, own);
    await api.call(readOwn, own);
    expect(calls).toHaveLength(3);
  });

  it('asks for the establishment anew for the page when the frame was refused', async () => {
    let tries = 0;
    const { api, calls } = clientOf(() => (++tries === 1 ? answer(503, {}) : standing()));
    await api.learnStanding('entity-1').catch(() => undefined);
    await api.call(readOwn, own);
    expect(calls).toHaveLength(2);
  });
});

it('answers a call by what the HTML of the page asked for, and asks again with a new token when that was refused', async () => {
  const refused = answer(401, { code: 'NotAuthorizedException', message: 'expired' });
  const { api, calls } = clientOf(
    (url) => (url.endsWith('/enrolment/signin') ? answer(200, tokensOf('two')) : standing()),
    (token) =>
      [answer(200, { value: 1 }), refused].map((response, index) => ({
        url: `/alveoleapi/enrolment/entity/${index}`,
        token,
        askedAt: Date.now(),
        takers: 1,
        response: Promise.resolve(response),
      })),
  );
  expect(await api.call(readOwn, { params: { id: '0' } })).toEqual({ value: 1 });
  expect(calls).toEqual([]);
  expect(await api.call(readOwn, { params: { id: '1' } })).toEqual({ value: 7 });
  expect(calls).toEqual(['/alveoleapi/enrolment/signin', '/alveoleapi/enrolment/entity/1']);
});
