import { isAppError } from '@alveole/contracts';
import type { RouteDefinition } from '@alveole/contracts';
import { closedAccount, EstablishmentStatus } from '@alveole/domain';
import { z } from 'zod';
import { answer, tokensOf } from './test-answers.fixture.ts';
import { readThing, writeThing, openThing, question, clientOf, failureOf } from './things.fixture.ts';

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

it('has the session learn how one’s establishment stands, of a refusal too', async () => {
  const standing = { entity_id: 'entity-1', status: 2, entity_data: { cguAccept: true } };
  const closed = answer(403, { code: 'NotAuthorizedException', message: closedAccount.message });
  const [open, refused] = [clientOf(() => answer(200, standing)), clientOf(() => closed)];
  await open.api.learnStanding('entity-1');
  expect(open.session.current()).toMatchObject({ entityStatus: 2, needsConditions: true, needsTerms: false });
  await failureOf(refused.api.learnStanding('entity-1'));
  expect(refused.session.current()).toMatchObject({ entityStatus: EstablishmentStatus.closed });
});
