import type { CancelSignal } from '@alveole/contracts';
import { drawTrace } from './draw-trace.ts';
import { networkFailure, timeoutFailure } from './failure.ts';

export type Ask = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Asks with a limit of time, in milliseconds, in a trace of its own, which a timeout names as its reference.
 * @throws AppError `network error` or `timeout`; an `AbortError` when the caller cancelled
 */
export async function fetchWithin(
  limit: number,
  ask: Ask,
  url: string,
  init: RequestInit,
  cancel?: CancelSignal,
): Promise<Response> {
  const { id, traceparent } = drawTrace();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(timeoutFailure(id)), limit);
  const abort = (): void => stop.abort();
  if (cancel?.aborted) abort();
  cancel?.addEventListener('abort', abort);
  try {
    stop.signal.throwIfAborted();
    return await ask(url, { ...init, headers: { ...init.headers, traceparent }, signal: stop.signal });
  } catch {
    throw stop.signal.aborted ? stop.signal.reason : networkFailure();
  } finally {
    clearTimeout(timer);
    cancel?.removeEventListener('abort', abort);
  }
}
