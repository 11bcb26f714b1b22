import { createClient } from './create-client.ts';
import { serveAnswers } from './client-server.fixture.ts';
import type { SentRequest, ServedAnswer } from './client-server.fixture.ts';
import { clientCredentials, fixedToken, grantedAccess } from './token-source.ts';
import type { TokenSource } from './token-source.ts';

let server: Awaited<ReturnType<typeof serveAnswers>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const isTokenCall = ({ url }: SentRequest) => url === '/alveoleapi/v1/auth/token';

/** An installation that issues `token 1`, `token 2` … and takes those that are not refused. */
async function installation({
  lifetime = 600,
  refused = [],
  answerToken,
}: {
  readonly lifetime?: number;
  readonly refused?: readonly string[];
  readonly answerToken?: (request: SentRequest, count: number) => ServedAnswer | undefined;
}) {
  let count = 0;
  const issue = (request: SentRequest): ServedAnswer | undefined => {
    count += 1;
    if (answerToken) return answerToken(request, count);
    return { body: { access_token: `token ${count}`, expires_in: lifetime, refresh_token: `refresh ${count}` } };
  };
  const isRefused = ({ headers }: SentRequest) => refused.some((token) => headers.authorization === `Bearer ${token}`);
  server = await serveAnswers((request) => {
    if (isTokenCall(request)) return issue(request);
    return isRefused(request) ? { status: 401, body: { code: 'NotAuthorizedException' } } : { body: {} };
  });
  const { requests, url } = server;
  return {
    clientWith: (tokens: TokenSource) => createClient({ url, tokens }),
    tokenForms: () =>
      requests.filter(isTokenCall).map(({ body }) => Object.fromEntries(new URLSearchParams(body).entries())),
    tokenHeaders: () => requests.filter(isTokenCall).map(({ headers }) => headers.authorization),
    bearers: () => requests.filter((one) => !isTokenCall(one)).map(({ headers }) => headers.authorization),
  };
}

const till = { clientId: 'till 1', clientSecret: 's:cré/t', scopes: ['repairs:read', 'repairs:write'] };

describe('client credentials', () => {
  it('ask for one token, by HTTP Basic, for calls that come at once', async () => {
    const { clientWith, tokenForms, tokenHeaders, bearers } = await installation({});
    const client = clientWith(clientCredentials(till));
    await Promise.all([client.repairs.readStatistics(), client.repairs.readEnvelopes()]);
    expect(tokenForms()).toEqual([{ grant_type: 'client_credentials', scope: 'repairs:read repairs:write' }]);
    const pair = Buffer.from((tokenHeaders()[0] ?? '').replace('Basic ', ''), 'base64').toString();
    expect(pair).toBe('till+1:s%3Acr%C3%A9%2Ft');
    expect(bearers()).toEqual(['Bearer token 1', 'Bearer token 1']);
  });

  it('keep a token until a minute before its term, then ask for another', async () => {
    const { clientWith, bearers } = await installation({ lifetime: 600 });
    const client = clientWith(clientCredentials(till));
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    for (const seconds of [0, 530, 545]) {
      clock.mockReturnValue(start + 1000 * seconds);
      await client.repairs.readStatistics();
    }
    clock.mockRestore();
    expect(bearers()).toEqual(['Bearer token 1', 'Bearer token 1', 'Bearer token 2']);
  });

  it('ask for another token once where the first one is refused', async () => {
    const { clientWith, bearers } = await installation({ refused: ['token 1'] });
    await clientWith(clientCredentials(till)).repairs.readStatistics();
    expect(bearers()).toEqual(['Bearer token 1', 'Bearer token 2']);
  });

  it('let the refusal through where the second token is refused too', async () => {
    const { clientWith, bearers } = await installation({ refused: ['token 1', 'token 2'] });
    await expect(clientWith(clientCredentials(till)).repairs.readStatistics()).rejects.toMatchObject({ status: 401 });
    expect(bearers()).toHaveLength(2);
  });

  it('let the refusal of the token endpoint through, and ask again at the next call', async () => {
    const { clientWith, tokenForms } = await installation({
      answerToken: () => ({ status: 401, body: { error: 'invalid_client' } }),
    });
    const client = clientWith(clientCredentials(till));
    await expect(client.repairs.readStatistics()).rejects.toMatchObject({ code: 'invalid_client' });
    await expect(client.repairs.readStatistics()).rejects.toMatchObject({ code: 'invalid_client' });
    expect(tokenForms()).toHaveLength(2);
  });
});

describe('a call that waits for a token', () => {
  const reason = new Error('no longer wanted');
  const silent = () => {
    let requestCount = 0;
    let answer: ((token: string) => void) | undefined;
    const tokens: TokenSource = {
      token: () => {
        requestCount += 1;
        return new Promise((resolve) => (answer = resolve));
      },
      tokenAfter: async () => undefined,
    };
    return { tokens, requestCount: () => requestCount, answer: (token: string) => answer?.(token) };
  };

  it('a call ends with the reason of its signal once it is cancelled, and sends nothing when the token comes', async () => {
    const { clientWith, bearers } = await installation({});
    const { tokens, answer } = silent();
    const cancelled = new AbortController();
    const call = clientWith(tokens).repairs.readStatistics({}, { signal: cancelled.signal });
    cancelled.abort(reason);
    await expect(call).rejects.toBe(reason);
    answer('token 1');
    await Promise.resolve();
    expect(bearers()).toEqual([]);
  });

  it('asks for none where its signal was cancelled before', async () => {
    const { clientWith } = await installation({});
    const { tokens, requestCount } = silent();
    const call = clientWith(tokens).repairs.readStatistics({}, { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
    expect(requestCount()).toBe(0);
  });

  it('a call ends once it is cancelled while the token after a refused one is awaited', async () => {
    const { clientWith } = await installation({ refused: ['token 1'] });
    const cancelled = new AbortController();
    const tokens: TokenSource = {
      token: async () => 'token 1',
      tokenAfter: () => {
        cancelled.abort(reason);
        return new Promise(() => undefined);
      },
    };
    const call = clientWith(tokens).repairs.readStatistics({}, { signal: cancelled.signal });
    await expect(call).rejects.toBe(reason);
  });
});

describe('what a shop granted', () => {
  it('renews by the refresh token, and stores the next one before the first call is sent', async () => {
    const { clientWith, tokenForms, bearers } = await installation({ refused: ['token 1'] });
    const stored: string[] = [];
    const callsBefore: number[] = [];
    const client = clientWith(
      grantedAccess({
        clientId: 'till',
        refreshToken: 'refresh 0',
        storeRefreshToken: (token) => {
          stored.push(token);
          callsBefore.push(bearers().length);
        },
      }),
    );
    await client.repairs.readStatistics();
    expect(tokenForms()).toEqual([
      { grant_type: 'refresh_token', client_id: 'till', refresh_token: 'refresh 0' },
      { grant_type: 'refresh_token', client_id: 'till', refresh_token: 'refresh 1' },
    ]);
    expect(stored).toEqual(['refresh 1', 'refresh 2']);
    expect(callsBefore).toEqual([0, 1]);
  });

  it('asks at once with the same refresh token where the answer was lost', async () => {
    const { clientWith, tokenForms } = await installation({
      answerToken: (_, count) => (count === 1 ? undefined : { body: { access_token: 'token', expires_in: 600 } }),
    });
    const storeRefreshToken = () => undefined;
    const client = clientWith(grantedAccess({ clientId: 'till', refreshToken: 'refresh 0', storeRefreshToken }));
    await client.repairs.readStatistics();
    expect(tokenForms().map((form) => form.refresh_token)).toEqual(['refresh 0', 'refresh 0']);
  });

  it('lets the refusal through where the shop took its consent back', async () => {
    const { clientWith, tokenForms } = await installation({
      answerToken: () => ({ status: 400, body: { error: 'invalid_grant' } }),
    });
    const storeRefreshToken = () => undefined;
    const client = clientWith(grantedAccess({ clientId: 'till', refreshToken: 'refresh 0', storeRefreshToken }));
    await expect(client.repairs.readStatistics()).rejects.toMatchObject({ code: 'invalid_grant' });
    expect(tokenForms()).toHaveLength(1);
  });
});

it('a fixed token is sent as it is, and not renewed where it is refused', async () => {
  const { clientWith, bearers, tokenForms } = await installation({ refused: ['abc'] });
  await expect(clientWith(fixedToken('abc')).repairs.readStatistics()).rejects.toMatchObject({ status: 401 });
  expect([bearers(), tokenForms()]).toEqual([['Bearer abc'], []]);
});
