import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLogger } from './start-database.ts';

/** Something that runs until it is closed, or ends by itself. */
export interface Runner {
  /** Settles once it has ended, whatever the reason. */
  readonly ended: Promise<unknown>;
  /** Asks it to end after what is under way. */
  close(): void;
}

export interface Restarts {
  /** How long to wait before each start that follows on an end. Milliseconds; there are no more starts than these. */
  readonly pausesMs: readonly number[];
  /** Who has run for so long begins a new count. Milliseconds. */
  readonly calmMs: number;
}

/** Two minutes and a half: more than a disk or a machine needs to come to itself. */
export const usualRestarts: Restarts = {
  pausesMs: [100, 500, 1_000, 2_000, 5_000, 10_000, 15_000, 30_000, 30_000, 60_000],
  calmMs: 300_000,
};

/** Starts a runner again, a bounded number of times, whenever it ends by itself. The first start is the caller's. */
export function keepRunning(
  first: Runner,
  startAgain: () => Promise<Runner>,
  {
    restarts,
    logger,
    onGivenUp,
  }: { restarts: Restarts; logger: DatabaseLogger; /** It ended once more, and stays so. */ onGivenUp: () => void },
): { close(): Promise<void> } {
  const closing = new AbortController();
  let current: Runner | undefined = first;

  async function watch(): Promise<void> {
    let attempt = 0;
    while (!closing.signal.aborted) {
      const began = performance.now();
      await current?.ended;
      if (closing.signal.aborted) return;
      if (current !== undefined && performance.now() - began > restarts.calmMs) attempt = 0;
      const wait = restarts.pausesMs[attempt];
      attempt += 1;
      if (wait === undefined) return giveUp();
      logger.error({ attempt }, 'the embedded database ended by itself and is started again');
      current = await begin(wait);
    }
    current?.close();
    await current?.ended;
  }

  async function begin(wait: number): Promise<Runner | undefined> {
    try {
      await pause(wait, undefined, { signal: closing.signal });
      return await startAgain();
    } catch (error) {
      if (!closing.signal.aborted) logger.error({ error: String(error) }, 'the embedded database did not start again');
      return undefined;
    }
  }

  function giveUp(): void {
    logger.error({}, 'the embedded database ended too often: only a restart of the process mends this');
    onGivenUp();
  }

  const watching = watch();
  return {
    async close() {
      closing.abort();
      current?.close();
      await watching;
    },
  };
}
