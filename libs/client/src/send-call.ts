import type { CallOptions } from './call-types.ts';
import { exchange } from './exchange.ts';
import type { Fetch } from './exchange.ts';
import { root } from './generated/operations.ts';
import type { Operation } from './operation.ts';
import { pause, pauseBefore } from './retries.ts';
import type { Retries } from './retries.ts';
import { Refusal } from './refusal.ts';
import { requestOf } from './request-of.ts';
import type { CallParts } from './request-of.ts';
import type { AskToken, TokenAnswer, TokenSource } from './token-source.ts';

/** What every call of a client stands on. */
export interface Line {
  /** Address of the installation with its base path, without a slash at the end. */
  readonly site: string;
  readonly fetch: Fetch;
  readonly headers: Readonly<Record<string, string>>;
  readonly retries: Retries;
  readonly tokens: TokenSource | undefined;
  /** Milliseconds that an answer may take, where neither the call nor the client says it. */
  readonly timeout: number | undefined;
}

const usualTimeout = 30_000;
/** An export of all files takes minutes. */
const fileTimeout = 600_000;

/** Sends a call with its token, again where that helps. @throws as `Call` */
export async function sendCall(
  line: Line,
  operation: Operation,
  parts: CallParts,
  options: CallOptions = {},
): Promise<unknown> {
  const isRepeatable = operation.method === 'GET' || (operation.hasLocalId === true && hasLocalId(parts.body));
  return repeated(line, isRepeatable, options.signal, () => sendWithToken(line, operation, parts, options));
}

/** Does what may fail, again where the retries of the client allow it. @throws what the last try threw */
export async function repeated<T>(
  { retries }: Pick<Line, 'retries'>,
  isRepeatable: boolean,
  signal: AbortSignal | undefined,
  act: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (failure) {
      const seconds = pauseBefore({ failure, isRepeatable, tries }, retries);
      if (seconds === undefined) throw failure;
      await pause(seconds, signal);
    }
  }
}

const hasLocalId = (body: unknown): boolean =>
  typeof (body as { local_id?: unknown } | undefined)?.local_id === 'string';

async function sendWithToken(line: Line, operation: Operation, parts: CallParts, options: CallOptions) {
  if (operation.isPublic || (options.token === undefined && line.tokens === undefined))
    return send(line, operation, parts, options, undefined);
  if (options.token !== undefined) return send(line, operation, parts, options, options.token);
  const ask = tokenAskerOf(line);
  const token = await unlessCancelled(options.signal, async () => line.tokens?.token(ask));
  try {
    return await send(line, operation, parts, options, token);
  } catch (failure) {
    if (token === undefined || !isOfToken(failure)) throw failure;
    const next = await unlessCancelled(options.signal, async () => line.tokens?.tokenAfter(token, ask));
    if (next === undefined) throw failure;
    return send(line, operation, parts, options, next);
  }
}

/** Waits for what other calls may wait for too: whoever cancels stops waiting, and stops nothing. @throws the reason of the signal */
async function unlessCancelled<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (signal === undefined) return work();
  signal.throwIfAborted();
  let cancel = (): void => undefined;
  const cancelled = new Promise<never>((_, reject) => (cancel = () => reject(signal.reason)));
  signal.addEventListener('abort', cancel, { once: true });
  return Promise.race([work(), cancelled]).finally(() => signal.removeEventListener('abort', cancel));
}

/** Whoever may not make a call is refused with 403; 401 is of the token alone. */
const isOfToken = (failure: unknown): boolean => failure instanceof Refusal && failure.status === 401;

function send(line: Line, operation: Operation, parts: CallParts, options: CallOptions, token: string | undefined) {
  const { url, init, headers } = requestOf(`${line.site}${root}`, operation, parts);
  const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return exchange({
    fetch: line.fetch,
    url,
    init: { ...init, headers: { ...line.headers, ...headers, ...bearer } },
    answer: operation.answer ?? 'json',
    timeout: options.timeout ?? line.timeout ?? (operation.answer === undefined ? usualTimeout : fileTimeout),
    signal: options.signal,
  });
}

/** Where the token endpoint stands, as the documents tell it. */
const tokenOperation: Operation = { method: 'POST', path: '/v1/auth/token', isForm: true };

/** Several calls may wait for one renewal: none of them cancels it. */
function tokenAskerOf(line: Line): AskToken {
  return async (form, basic) => {
    const { url, init, headers } = requestOf(`${line.site}${root}`, tokenOperation, { body: form });
    const credentials = basic && { authorization: `Basic ${btoa(`${encoded(basic.id)}:${encoded(basic.secret)}`)}` };
    const answer = await exchange({
      fetch: line.fetch,
      url,
      init: { ...init, headers: { ...line.headers, ...headers, ...credentials } },
      answer: 'json',
      timeout: line.timeout ?? usualTimeout,
    });
    return answer as TokenAnswer;
  };
}

/** As a form writes it (RFC 6749, 2.3.1). */
const encoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);
