import { useEffect, useEffectEvent, useState } from 'react';

/** How far the document of an attempt has come. */
type Stage = { readonly name: 'loading' | 'failed' } | { readonly name: 'ready'; readonly pages: number };

/** Milliseconds before a document that did not come is asked for once more: a network stumbles for moments. */
const pauseMs = 500;

export interface Attempts {
  readonly stage: Stage;
  /** Tells this attempt from others: what draws the document begins anew with each. */
  readonly name: string;
  readonly retry: () => void;
  readonly markReady: (pages: number) => void;
  /** The first failure is followed by another attempt, the second one stands. */
  readonly markFailed: () => void;
}

/**
 * The attempts at loading a document: another address, or another try, is another attempt, which an earlier failure says
 * nothing of.
 * @param onRetry asks for a fresh address
 */
export function useAttempts(url: string, onRetry: (() => void) | undefined): Attempts {
  const [tries, setTries] = useState(0);
  const name = `${tries} ${url}`;
  const [progress, setProgress] = useState<{ readonly attempt: string; readonly stage: Stage }>();
  const [isPausing, setPausing] = useState(false);
  const retry = (): void => {
    setPausing(false);
    setTries(tries + 1);
    onRetry?.();
  };
  const retryAfterPause = useEffectEvent(retry);
  useEffect(() => {
    if (!isPausing) return undefined;
    const pause = setTimeout(() => retryAfterPause(), pauseMs);
    return () => clearTimeout(pause);
  }, [isPausing]);
  const mark = (stage: Stage): void => setProgress({ attempt: name, stage });
  return {
    stage: progress?.attempt === name ? progress.stage : { name: 'loading' },
    name,
    retry,
    markReady: (pages) => mark({ name: 'ready', pages }),
    markFailed: () => (tries === 0 ? setPausing(true) : mark({ name: 'failed' })),
  };
}
