import { Refusal, Unreachable } from './refusal.ts';

/** How long a client tries to have a call carried out. */
export interface Retries {
  /** How often a call is sent at most, the first time counted; 3 without it. */
  readonly tries: number;
  /** Seconds that are waited before a call is sent again, at most: a longer `Retry-After` is refused at once; 60 without it. */
  readonly longestWait: number;
  /**
   * Which calls are sent again after a 503 that says when to come back. `repeatable`: those that count once however often
   * they are sent (GET, and bodies with a `local_id`). `all`: for whoever can tell by himself what was done twice.
   */
  readonly resends: 'repeatable' | 'all';
}

export const usualRetries: Retries = { tries: 3, longestWait: 60, resends: 'repeatable' };

/** Without an answer nobody says when to come back. */
const triesWithoutAnswer = 3;
const firstPause = 0.5;
/** What proxies answer where no server is behind them. */
const withoutServer: readonly number[] = [502, 503, 504];

/** A call that failed, and how it may go on. */
interface FailedCall {
  readonly failure: unknown;
  /** Whether it counts once however often it is sent. */
  readonly isRepeatable: boolean;
  /** How often it was sent, from 1. */
  readonly tries: number;
}

/** Seconds before a call is sent again; undefined where it has failed for good. */
export function pauseBefore({ failure, isRepeatable, tries }: FailedCall, retries: Retries): number | undefined {
  if (tries >= retries.tries) return undefined;
  if (failure instanceof Refusal && failure.retryAfter !== undefined) {
    if (failure.retryAfter > retries.longestWait) return undefined;
    return mayFollow(failure, isRepeatable, retries) ? failure.retryAfter : undefined;
  }
  const isLost = failure instanceof Unreachable || (failure instanceof Refusal && isOfProxy(failure));
  return isLost && isRepeatable && tries < triesWithoutAnswer ? firstPause * 2 ** (tries - 1) : undefined;
}

/** Whoever calls too often is refused before anything was done. */
function mayFollow({ status }: Refusal, isRepeatable: boolean, { resends }: Retries): boolean {
  if (status === 429) return true;
  return status === 503 && (isRepeatable || resends === 'all');
}

const isOfProxy = ({ status }: Refusal): boolean => withoutServer.includes(status);

/** Waits; rejects with the reason of the signal once the caller cancels. @param seconds up to half as much again is added by chance, so that not all come back at once */
export function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const cancel = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', cancel);
        resolve();
      },
      1000 * seconds * (1 + Math.random() / 2),
    );
    signal?.addEventListener('abort', cancel, { once: true });
  });
}
