import type { AwaitedConditions } from '@alveole/domain';
import { answerShapeOf, appError, isAppError, readShape } from '@alveole/contracts';
import type { ApiCaller, CancelSignal, RouteDefinition, RouteResult } from '@alveole/contracts';
import { createAnswersAhead } from './answers-ahead.ts';
import type { AnswerAhead } from './answers-ahead.ts';
import { newsInAnswer, newsInRefusal, newsOf } from './entity-news.ts';
import { failureOf } from './failure.ts';
import type { FileReading } from './read-file.ts';
import { fetchWithin } from './fetch-within.ts';
import type { Ask } from './fetch-within.ts';
import { timeouts } from './timeouts.ts';
import { requestOf } from './request-of.ts';
import { standingIn } from './own-standing.ts';
import { signOutCall, standingCall } from './session-calls.ts';
import type { Session } from './session.ts';
import { createTokenKeeper } from './token-keeper.ts';
import type { LockManagerLike } from './token-keeper.ts';

/** The typed way to the API: token, renewal, timeouts and coded failures. */
export interface ApiClient extends ApiCaller {
  /** Closes the session here at once and on the server as far as it answers. Never fails. */
  signOut(): Promise<void>;
  /** Has the session learn how the establishment of whoever is signed in stands now. */
  learnStanding(entityId: string): Promise<AwaitedConditions | undefined>;
}

export interface ApiClientDeps {
  /** Ends before the contract's path: `/alveoleapi` or `/alveole-pro/alveoleapi`. */
  readonly baseUrl: string;
  readonly session: Session;
  readonly fetch?: Ask;
  /** Keeps two tabs from renewing at once; absent where the browser has none (plain http). */
  readonly locks?: LockManagerLike;
  /** What the page's HTML asked for already. */
  readonly answersAhead?: readonly AnswerAhead[] | undefined;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/**
 * Calls of contracts, by their definition, with the session's token where the route wants one. An expired token is
 * renewed and the call made once more.
 * @returns a client whose calls fail with an AppError: the server's refusal, `network error` or `timeout`
 */
export function createApiClient({ baseUrl, session, locks, now = Date.now, ...deps }: ApiClientDeps): ApiClient {
  const ask: Ask = deps.fetch ?? ((url, init) => fetch(url, init));
  const tokens = createTokenKeeper({ baseUrl, session, ask, locks, now });
  const ahead = createAnswersAhead(deps.answersAhead ?? [], now);

  const send = async (
    route: Pick<RouteDefinition, 'method' | 'path'>,
    input: object,
    token: string | undefined,
    cancel?: CancelSignal,
  ): Promise<Response> => {
    const { url, init } = requestOf(baseUrl, route, input, token);
    if (route.method !== 'GET') ahead.forget();
    const way = token === undefined ? ask : ahead.askFor(url, token, ask);
    const fetching = fetchWithin(timeouts[route.method], way, url, init, cancel);
    if (token !== undefined && way === ask && isOwnStanding(route, input)) {
      // Frame and page both ask for it: whoever comes second is given the first one's answer.
      const response = fetching.then((answer) => (answer.ok ? answer.clone() : Promise.reject(new Error('refused'))));
      response.catch(() => undefined);
      ahead.keep({ url, token, askedAt: now(), takers: 1, response });
    }
    const response = await fetching;
    if (!response.ok) throw await failureOf(response);
    return response;
  };

  const sendAsPerson = async (
    route: Pick<RouteDefinition, 'method' | 'path'>,
    input: object,
    cancel?: CancelSignal,
  ): Promise<Response> => {
    const token = await tokens.usable();
    try {
      return await send(route, input, token, cancel);
    } catch (failure) {
      if (!isTokenFailure(failure)) throw failure;
      return send(route, input, await tokens.renewed(token), cancel);
    }
  };

  const isOwnStanding = ({ method, path }: Pick<RouteDefinition, 'method' | 'path'>, input: object): boolean =>
    method === 'GET' && path === standingCall.path && idIn(input) === session.current()?.entityId;

  const tellRefusal = (failure: unknown): never => {
    session.tell(newsInRefusal(failure));
    throw failure;
  };

  return {
    call: async (route, input, { signal, onProgress } = {}) => {
      const isPersonal = route.auth !== 'public' && (route.auth !== 'optional' || session.current() !== undefined);
      if (!isPersonal) return answerOf(route, await send(route, input, undefined, signal), { signal, onProgress });
      const answer = await sendAsPerson(route, input, signal)
        .then((response) => answerOf(route, response, { signal, onProgress }))
        .catch(tellRefusal);
      session.tell(newsInAnswer(route, answer, session.current()?.entityId));
      return answer;
    },
    learnStanding: async (entityId) => {
      const response = await sendAsPerson(standingCall, { params: { id: entityId } }).catch(tellRefusal);
      const standing = standingIn(await response.json().catch(() => undefined));
      session.tell(newsOf(standing, entityId));
      return standing?.awaited;
    },
    signOut: async () => {
      const refreshToken = session.current()?.refreshToken;
      session.close('signed-out');
      if (!refreshToken) return;
      const headers = { authorization: `Bearer ${refreshToken}`, 'accept-version': '1.0.0' };
      const request = fetchWithin(timeouts.POST, ask, `${baseUrl}${signOutCall.path}`, {
        method: signOutCall.method,
        headers,
      });
      await request.catch(() => undefined);
    },
  };
}

const idIn = ({ params }: { readonly params?: { readonly id?: unknown } }): unknown => params?.id;

const isTokenFailure = (failure: unknown): boolean => isAppError(failure) && failure.kind === 'token';

async function answerOf<R extends RouteDefinition>(
  route: R,
  response: Response,
  reading: FileReading,
): Promise<RouteResult<R>> {
  const raw = await rawAnswerOf(route, response, reading);
  const shown = readShape(answerShapeOf(route), raw);
  if (shown !== undefined) return shown as RouteResult<R>;
  throw appError('InternalError', `unexpected answer of ${route.name}`, {
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}

async function rawAnswerOf(route: RouteDefinition, response: Response, reading: FileReading): Promise<unknown> {
  // With the first file: the landing downloads none.
  if (route.isFile) return (await import('./read-file.ts')).readFile(response, reading);
  const isJson = (route.contentType ?? 'application/json') === 'application/json';
  return isJson ? response.json().catch(() => undefined) : response.text();
}
