import { startRounds } from './start-rounds.ts';
import type { Rounds, RoundsOptions } from './start-rounds.ts';

/** What files say, followed while they change. */
export interface FollowedFiles<T> {
  /** As it was read last without a fault. */
  current(): T;
  /** Reads the files now. Throws what is wrong with them. */
  refresh(): void;
  stop(): Promise<void>;
}

export interface FollowingFiles<T> extends Pick<RoundsOptions, 'logger' | 'failure'> {
  /** Reads the files whole. Throws what is wrong with them. */
  readonly read: () => T;
}

/** A change is seen within a minute, as a published version of the campaign is. */
const everyMs = 15_000;

/**
 * Reads files now and every fifteen seconds; while they have a fault, what was read before stays and the log says why.
 * Throws what is wrong with them at the start.
 */
export function followFiles<T>({ read, logger, failure }: FollowingFiles<T>): FollowedFiles<T> {
  let last = read();
  let lastFault = '';
  const refresh = () => {
    last = read();
  };
  const round = async () => {
    await Promise.resolve();
    try {
      refresh();
      lastFault = '';
    } catch (error) {
      // Told once, not four times a minute.
      if (lastFault === (error as Error).message) return;
      lastFault = (error as Error).message;
      throw error;
    }
  };
  const rounds: Rounds = startRounds(round, { everyMs, logger, failure });
  return { current: () => last, refresh, stop: () => rounds.stop() };
}
