import type { Logger } from '../logging/create-logger.ts';

export interface RoundsOptions {
  /** Between two beginnings; what is due is done at most this late. Milliseconds. */
  readonly everyMs: number;
  readonly logger: Logger;
  /** What the log says of a round that failed. */
  readonly failure: string;
}

export interface Rounds {
  /** Begins no other round; settles when the one under way has ended. */
  stop(): Promise<void>;
}

/**
 * Does a round at once and again after each pause. A round that is still under way is not joined by another; one that
 * fails is logged, and the next one tries again.
 */
export function startRounds(round: () => Promise<void>, { everyMs, logger, failure }: RoundsOptions): Rounds {
  let underWay: Promise<void> | undefined;
  const next = () => {
    underWay ??= round()
      .catch((error: unknown) => logger.warn({ err: error }, failure))
      .finally(() => (underWay = undefined));
  };
  next();
  const timer = setInterval(next, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
