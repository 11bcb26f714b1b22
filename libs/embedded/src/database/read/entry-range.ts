import type { Entry, Environment, KeyRange } from '../storage/environment.ts';

const leastPiece = 8;
const largestPiece = 64;

export interface EntryRange {
  /** The next few entries, about as many as wanted; undefined at the end. */
  next(wanted: number): Entry[] | undefined;
}

/** Starts with few entries (most reads want one) and grows while more is asked for, since a filter may let little through. */
export function openRange(environment: Environment, range: KeyRange, reverse: boolean): EntryRange {
  let last: Buffer | undefined;
  let size = leastPiece;
  let ended = false;
  return {
    next: (wanted) => {
      if (ended) return undefined;
      const limit = Math.min(size, Math.max(wanted, size / 2));
      const entries = environment.entries(range, { reverse, limit, after: last });
      ended = entries.length < limit;
      last = entries.at(-1)?.key ?? last;
      size = Math.min(size * 2, largestPiece);
      return entries;
    },
  };
}
