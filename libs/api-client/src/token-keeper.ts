import { appError } from '@alveole/contracts';
import type { AppError, SessionTokens } from '@alveole/contracts';
import { failureOf } from './failure.ts';
import { fetchWithin } from './fetch-within.ts';
import type { Ask } from './fetch-within.ts';
import { timeouts } from './timeouts.ts';
import { refreshCall } from './session-calls.ts';
import type { Session } from './session.ts';
import { isUsable } from './token-claims.ts';

/** The part of `navigator.locks` that is needed. */
export interface LockManagerLike {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export interface TokenKeeperDeps {
  readonly baseUrl: string;
  readonly session: Session;
  readonly ask: Ask;
  readonly locks?: LockManagerLike;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface TokenKeeper {
  /** The access token, renewed first when it is about to expire. @throws AppError when nobody is signed in */
  usable(): Promise<string>;
  /** A token newer than the refused one. One renewal at a time, in this tab and across tabs. */
  renewed(refused: string): Promise<string>;
}

/** Renews tokens by the refresh token. A refused renewal ends the session; an absent server does not. */
export function createTokenKeeper({ baseUrl, session, ask, locks, now }: TokenKeeperDeps): TokenKeeper {
  let running: Promise<string> | undefined;
  const alone = <T>(work: () => Promise<T>): Promise<T> =>
    locks ? locks.request('alveole-token-renewal', work) : work();

  const renew = async (refused: string): Promise<string> => {
    const person = session.current();
    if (!person) throw notSignedIn();
    if (person.accessToken !== refused) return person.accessToken;
    const tokens = await askForTokens(person.refreshToken);
    session.renew(tokens);
    return tokens.access_token;
  };

  const askForTokens = async (refreshToken: string): Promise<SessionTokens> => {
    const headers = { authorization: `Bearer ${refreshToken}`, 'accept-version': '1.0.0', accept: 'application/json' };
    const response = await fetchWithin(timeouts.GET, ask, `${baseUrl}${refreshCall.path}`, {
      method: refreshCall.method,
      headers,
    });
    if (!response.ok) throw await refused(response);
    const tokens = (await response.json()) as SessionTokens;
    if (!tokens.access_token) throw appError('InternalError', 'unexpected answer of refreshSession');
    return tokens;
  };

  const refused = async (response: Response): Promise<AppError> => {
    const failure = await failureOf(response);
    if (endsSession.has(failure.kind)) session.close('expired');
    return failure;
  };

  const renewed = (refusedToken: string): Promise<string> => {
    running ??= alone(() => renew(refusedToken)).finally(() => (running = undefined));
    return running;
  };

  return {
    usable: async () => {
      const token = session.current()?.accessToken;
      if (token === undefined) throw notSignedIn();
      return isUsable(token, now()) ? token : renewed(token);
    },
    renewed,
  };
}

const endsSession: ReadonlySet<string> = new Set(['token', 'forbidden', 'validation']);

const notSignedIn = (): AppError => appError('TokenException', 'No session.');
