import type { IndexPart, Plan } from '../plan/choose-plan.ts';
import type { Collection } from '../storage/collection.ts';
import type { Entry, Environment, KeyRange } from '../storage/environment.ts';
import { decodeRecordId, recordIdOfKey, storeRange } from '../storage/keys.ts';
import type { Records } from '../storage/records.ts';

export interface Candidate {
  readonly recordId: number;
  readonly raw: Buffer;
}

/** Reads the candidates of a plan piece by piece. Between two pieces nothing is held open: it goes on from the last key. */
export interface Scan {
  /** The next few candidates, perhaps none; undefined at the end. */
  next(): Candidate[] | undefined;
}

const pieceSize = 64;

export function openScan(environment: Environment, records: Records, collection: Collection, plan: Plan): Scan {
  return plan.parts.length === 0
    ? scanRecords(environment, collection)
    : scanParts(environment, records, collection, plan.parts);
}

function scanRecords(environment: Environment, collection: Collection): Scan {
  const cursor = openRange(environment, storeRange(collection.id), false);
  return { next: () => cursor.next()?.map(({ key, value }) => ({ recordId: recordIdOfKey(key), raw: value })) };
}

/** A record may stand in several ranges or entries (arrays, unions, moved while reading): it is given once. */
function scanParts(
  environment: Environment,
  records: Records,
  collection: Collection,
  parts: readonly IndexPart[],
): Scan {
  const pieces = parts.map((part) => openPart(environment, part));
  const seen = new Set<number>();
  function fresh(recordId: number): Candidate[] {
    if (seen.has(recordId)) return [];
    seen.add(recordId);
    const raw = records.read(collection, recordId);
    return raw === undefined ? [] : [{ recordId, raw }];
  }
  return {
    next: () => {
      for (let piece = pieces[0]; piece !== undefined; piece = pieces[0]) {
        const found = piece.next();
        if (found !== undefined) return found.flatMap(({ value }) => fresh(decodeRecordId(value)));
        pieces.shift();
      }
      return undefined;
    },
  };
}

interface EntryCursor {
  next(): Pick<Entry, 'value'>[] | undefined;
}

function openPart(environment: Environment, part: IndexPart): EntryCursor {
  const ranges = part.reverse ? [...part.ranges].reverse() : [...part.ranges];
  if (part.wholeKeys) return openLookups(environment, ranges);
  const cursors = ranges.map((range) => () => openRange(environment, range, part.reverse));
  let current = cursors.shift()?.();
  return {
    next: () => {
      for (; current !== undefined; current = cursors.shift()?.()) {
        const entries = current.next();
        if (entries !== undefined) return entries;
      }
      return undefined;
    },
  };
}

function openLookups(environment: Environment, ranges: KeyRange[]): EntryCursor {
  return {
    next: () => {
      const keys = ranges.splice(0, pieceSize);
      if (keys.length === 0) return undefined;
      return keys.flatMap(({ low }) => environment.get(low) ?? []).map((value) => ({ value }));
    },
  };
}

/** Starts with few entries (most reads want one) and grows. */
function openRange(environment: Environment, range: KeyRange, reverse: boolean): { next(): Entry[] | undefined } {
  let last: Buffer | undefined;
  let size = 8;
  let ended = false;
  return {
    next: () => {
      if (ended) return undefined;
      const entries = environment.entries(range, { reverse, limit: size, after: last });
      ended = entries.length < size;
      last = entries.at(-1)?.key ?? last;
      size = Math.min(size * 2, pieceSize);
      return entries;
    },
  };
}
