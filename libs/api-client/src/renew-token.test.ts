import { signOutCall } from './session-calls.ts';
import { answer, farAway, tokensOf } from './test-answers.fixture.ts';
import { readThing, question, isRefresh, clientOf, failureOf, tokenFault } from './things.fixture.ts';

describe('an expired token', () => {
  it('renews a token once for calls made together, each of which is then made once more', async () => {
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

  it('renews a token before the call when its end is near', async () => {
    const { session, calls, api } = clientOf(
      (url) => (isRefresh(url) ? answer(200, tokensOf('two')) : answer(200, { value: 1 })),
      { now: () => (farAway - 4) * 1000 },
    );
    await api.call(readThing, question);
    expect(calls.map(({ url }) => isRefresh(url))).toEqual([true, false]);
    expect(calls[1]?.authorization).toBe(`Bearer ${session.current()?.accessToken}`);
  });

  it('takes the token of the tab that renewed it meanwhile', async () => {
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

  it('renews no token twice for one call', async () => {
    const { api, calls } = clientOf((url) => (isRefresh(url) ? answer(200, tokensOf('two')) : tokenFault()));
    expect(await failureOf(api.call(readThing, question))).toMatchObject({ code: 'TokenException' });
    expect(calls).toHaveLength(3);
  });

  it('renews no token after a refusal of the business', async () => {
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

  it('closes the session without a server', async () => {
    const { api, session } = clientOf(() => Promise.reject(new TypeError()));
    await expect(api.signOut()).resolves.toBeUndefined();
    expect(session.current()).toBeUndefined();
  });
});
