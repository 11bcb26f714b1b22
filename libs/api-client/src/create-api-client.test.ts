import { isAppError } from '@alveole/contracts';
import type { RouteDefinition } from '@alveole/contracts';
import { closedAccount, EstablishmentStatus } from '@alveole/domain';
import { z } from 'zod';
import { createApiClient } from './create-api-client.ts';
import { refreshCall, signOutCall } from './session-calls.ts';
import { answer, emptySession, farAway, tokensOf } from './test-answers.fixture.ts';

const readThing = {
  service: 'repairs',
  name: 'readThing',
  method: 'GET',
  path: '/thing/:id/*name',
  auth: ['ADM'],
  summary: 'Read',
  params: z.object({ id: z.string(), name: z.string() }),
  query: z.object({ q: z.string().optional(), n: z.number().optional() }),
  responses: { 200: z.object({ value: z.number() }) },
} as const satisfies RouteDefinition;

const writeThing = {
  ...readThing,
  name: 'writeThing',
  method: 'PUT',
  path: '/thing',
  params: undefined,
  query: undefined,
  body: z.object({ value: z.number() }),
} as const;
const openThing = {
  ...readThing,
  name: 'openThing',
  path: '/open',
  auth: 'public',
  params: undefined,
  query: undefined,
} as const;

const question = { params: { id: 'a/b', name: 'x/y.pdf' }, query: {} };
const isRefresh = (url: string) => url.endsWith(refreshCall.path);

/** A client whose network is a function; every call is kept. */
function clientOf(
  respond: (url: string, init: RequestInit) => Response | Promise<Response>,
  rest: { now?: () => number; locks?: Parameters<typeof createApiClient>[0]['locks'] } = {},
) {
  const { session } = emptySession();
  session.open(tokensOf('one'), { remember: true });
  const calls: { url: string; authorization: string | undefined; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    calls.push({ url, authorization: (init.headers as Record<string, string>).authorization, init });
    return respond(url, init);
  };
  return { session, calls, api: createApiClient({ baseUrl: '/alveoleapi', session, fetch, ...rest }) };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (failure: unknown) => failure,
  );
const tokenFault = () => answer(401, { code: 'NotAuthorizedException', message: 'Token expired' });

describe('a call of the API', () => {
  it('fills the path, writes the query, carries token and version, and answers what the contract says', async () => {
    const { api, calls } = clientOf(() => answer(200, { value: 3, more: true }));
    await expect(api.call(readThing, { ...question, query: { q: 'é&', n: undefined } })).resolves.toEqual({ value: 3 });
    expect(calls[0]?.url).toBe('/alveoleapi/thing/a%2Fb/x/y.pdf?q=%C3%A9%26');
    expect(calls[0]?.init).toMatchObject({
      method: 'GET',
      headers: { 'accept-version': '1.0.0', authorization: `Bearer ${tokensOf('one').access_token}` },
    });
  });

  it('sends a body as JSON', async () => {
    const { api, calls } = clientOf(() => answer(200, { value: 3 }));
    await api.call(writeThing, { body: { value: 3 } });
    expect(calls[0]?.init).toMatchObject({
      method: 'PUT',
      body: '{"value":3}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('gives a public call no token', async () => {
    const { api, calls } = clientOf(() => answer(200, { value: 3 }));
    await api.call(openThing, {});
    expect(calls[0]?.authorization).toBeUndefined();
  });

  it('fails by code with the message, the request id and the time to wait', async () => {
    const { api } = clientOf(() =>
      answer(
        429,
        { code: 'TooManyRequestsException', message: 'Slow down', request_id: 'r-1' },
        { 'retry-after': '7' },
      ),
    );
    const failure = await failureOf(api.call(readThing, question));
    expect(isAppError(failure)).toBe(true);
    expect(failure).toMatchObject({
      code: 'TooManyRequestsException',
      message: 'Slow down',
      kind: 'too-many',
      requestId: 'r-1',
      retryAfter: 7,
    });
  });

  it.each([
    [403, { code: 'NotAuthorizedException', message: 'Not yours' }, 'NotAuthorizedException'],
    [409, { code: 'RepairVersionMismatchException', message: 'x' }, 'RepairVersionMismatchException'],
    [502, '<html>', 'ServiceUnavailableException'],
    [418, { code: '__proto__' }, 'InternalError'],
    [500, undefined, 'InternalError'],
  ])('reads an answer %i %j as %s', async (status, body, code) => {
    const { api, calls } = clientOf(() => answer(status, body));
    expect(await failureOf(api.call(readThing, question))).toMatchObject({ code });
    expect(calls).toHaveLength(1);
  });

  it('counts an answer outside the contract as a failure', async () => {
    const { api } = clientOf(() => answer(200, { value: 'three' }));
    expect(await failureOf(api.call(readThing, question))).toMatchObject({ code: 'InternalError' });
  });

  it('shows a list of which one row has an odd value, and leaves out a row that cannot be read', async () => {
    const readThings = { ...openThing, responses: { 200: z.array(z.object({ name: z.string().max(3) })) } };
    const { api } = clientOf(() => answer(200, [{ name: 'abc' }, { name: 'abcd' }, { name: 7 }]));
    await expect(api.call(readThings, {})).resolves.toEqual([{ name: 'abc' }, { name: 'abcd' }]);
  });

  it('calls an unreachable server a network error', async () => {
    const { api } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(api.call(readThing, question))).toMatchObject({
      code: 'ServiceUnavailableException',
      message: 'network error',
    });
  });

  it('lets its caller cancel', async () => {
    const stop = new AbortController();
    const { api } = clientOf(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const asked = failureOf(api.call(readThing, question, { signal: stop.signal }));
    stop.abort();
    expect(await asked).toMatchObject({ name: 'AbortError' });
  });
});

describe('the time that an answer may take', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['GET', 30_000, readThing],
    ['PUT', 10_000, writeThing],
  ] as const)('is for %s %i ms', async (_method, limit, route) => {
    const { api } = clientOf(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    let failure: unknown;
    const asked = failureOf(api.call<RouteDefinition>(route, { ...question, body: { value: 1 } } as never)).then(
      (found) => (failure = found),
    );
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(failure).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await asked;
    expect(failure).toMatchObject({ code: 'ServiceUnavailableException', message: 'timeout' });
  });
});

describe('an expired token', () => {
  it('is renewed once for calls made together, each of which is then made once more', async () => {
    const { api, calls, session } = clientOf((url, { headers }) => {
      if (isRefresh(url)) return answer(200, tokensOf('two'));
      return (headers as Record<string, string>).authorization?.includes(tokensOf('one').access_token)
        ? tokenFault()
        : answer(200, { value: 1 });
    });
    await Promise.all([1, 2, 3].map(() => api.call(readThing, question)));
    expect(calls.filter(({ url }) => isRefresh(url)).map(({ authorization }) => authorization)).toEqual([
      'Bearer refresh-one',
    ]);
    expect(calls).toHaveLength(7);
    expect(session.current()?.refreshToken).toBe('refresh-two');
  });

  it('is renewed before the call when its end is near', async () => {
    const { session, calls, api } = clientOf(
      (url) => (isRefresh(url) ? answer(200, tokensOf('two')) : answer(200, { value: 1 })),
      { now: () => (farAway - 4) * 1000 },
    );
    await api.call(readThing, question);
    expect(calls.map(({ url }) => isRefresh(url))).toEqual([true, false]);
    expect(calls[1]?.authorization).toBe(`Bearer ${session.current()?.accessToken}`);
  });

  it('is taken from the tab that renewed it meanwhile', async () => {
    const tabs: { open?: () => void } = {};
    const locks = { request: async <T>(_name: string, work: () => Promise<T>) => (tabs.open?.(), work()) };
    const { api, calls, session } = clientOf(
      (_url, { headers }) =>
        (headers as Record<string, string>).authorization?.includes(tokensOf('two').access_token)
          ? answer(200, { value: 1 })
          : tokenFault(),
      { locks },
    );
    tabs.open = () => session.renew(tokensOf('two'));
    await api.call(readThing, question);
    expect(calls.some(({ url }) => isRefresh(url))).toBe(false);
  });

  it('ends the session when its renewal is refused', async () => {
    const { api, session } = clientOf(() => tokenFault());
    const ends: unknown[] = [];
    session.subscribe(() => ends.push(session.ended()));
    expect(await failureOf(api.call(readThing, question))).toMatchObject({ code: 'TokenException' });
    expect(session.current()).toBeUndefined();
    expect(ends).toEqual(['expired']);
  });

  it('does not end the session when the server is away', async () => {
    const { api, session } = clientOf((url) => (isRefresh(url) ? answer(503, undefined) : tokenFault()));
    expect(await failureOf(api.call(readThing, question))).toMatchObject({ code: 'ServiceUnavailableException' });
    expect(session.current()).toBeDefined();
  });

  it('is not renewed twice for one call', async () => {
    const { api, calls } = clientOf((url) => (isRefresh(url) ? answer(200, tokensOf('two')) : tokenFault()));
    expect(await failureOf(api.call(readThing, question))).toMatchObject({ code: 'TokenException' });
    expect(calls).toHaveLength(3);
  });

  it('leaves a refusal of the business alone', async () => {
    const { api, calls } = clientOf(() => answer(403, { code: 'NotAuthorizedException', message: 'x' }));
    await failureOf(api.call(readThing, question));
    expect(calls).toHaveLength(1);
  });
});

describe('signing out', () => {
  it('closes the session at once and tells the server with the refresh token', async () => {
    const { api, calls, session } = clientOf(() => answer(200, { status: 'ok' }));
    const signingOut = api.signOut();
    expect(session.current()).toBeUndefined();
    await signingOut;
    expect(calls[0]).toMatchObject({ url: `/alveoleapi${signOutCall.path}`, authorization: 'Bearer refresh-one' });
  });

  it('works without a server', async () => {
    const { api, session } = clientOf(() => Promise.reject(new TypeError()));
    await expect(api.signOut()).resolves.toBeUndefined();
    expect(session.current()).toBeUndefined();
  });
});

it('has the session learn how one’s establishment stands, of a refusal too', async () => {
  const standing = { entity_id: 'entity-1', status: 2, entity_data: { cguAccept: true } };
  const closed = answer(403, { code: 'NotAuthorizedException', message: closedAccount.message });
  const [open, refused] = [clientOf(() => answer(200, standing)), clientOf(() => closed)];
  await open.api.learnStanding('entity-1');
  expect(open.session.current()).toMatchObject({ entityStatus: 2, needsConditions: true, needsTerms: false });
  await failureOf(refused.api.learnStanding('entity-1'));
  expect(refused.session.current()).toMatchObject({ entityStatus: EstablishmentStatus.closed });
});
