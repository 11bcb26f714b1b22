import type { IndexPart, Plan } from '../plan/choose-plan.ts';
import type { Collection } from '../storage/collection.ts';
import type { Entry, Environment, KeyRange } from '../storage/environment.ts';
import { decodeRecordId, recordIdOfKey, storeRange } from '../storage/keys.ts';
import { openRange } from './entry-range.ts';
import { openStreams } from './streams.ts';
import type { ReadWork } from './read-work.ts';
import type { Records } from '../storage/records.ts';

export interface Candidate {
  readonly recordId: number;
  readonly raw: Buffer;
}

/** Reads the candidates of a plan piece by piece. Between two pieces nothing is held open: it goes on from the last key. */
export interface Scan {
  /** The next few candidates (about as many as wanted), perhaps none; undefined at the end. */
  next(wanted: number): Candidate[] | undefined;
}

const lookupsAtOnce = 64;

export interface ScanSource {
  readonly environment: Environment;
  readonly records: Records;
  readonly work: ReadWork;
}

export function openScan({ environment, records, work }: ScanSource, collection: Collection, plan: Plan): Scan {
  const readsIndex = plan.parts.length > 0;
  const counting: Environment = {
    ...environment,
    get: (key) => {
      work[readsIndex ? 'entries' : 'documents'] += 1;
      return environment.get(key);
    },
    entries: (range, options) => {
      const entries = environment.entries(range, options);
      work[readsIndex ? 'entries' : 'documents'] += entries.length;
      return entries;
    },
  };
  return readsIndex ? scanParts(counting, records, collection, plan.parts, work) : scanRecords(counting, collection);
}

function scanRecords(environment: Environment, collection: Collection): Scan {
  const cursor = openRange(environment, storeRange(collection.id), false);
  return {
    next: (wanted) => cursor.next(wanted)?.map(({ key, value }) => ({ recordId: recordIdOfKey(key), raw: value })),
  };
}

/** A record may stand in several ranges or entries (arrays, unions, moved while reading): it is given once. */
function scanParts(
  environment: Environment,
  records: Records,
  collection: Collection,
  parts: readonly IndexPart[],
  work: ReadWork,
): Scan {
  const pieces = parts.map((part) => openPart(environment, part));
  const seen = new Set<number>();
  function fresh(recordId: number): Candidate[] {
    if (seen.has(recordId)) return [];
    seen.add(recordId);
    const raw = records.read(collection, recordId);
    work.documents += 1;
    return raw === undefined ? [] : [{ recordId, raw }];
  }
  return {
    next: (wanted) => {
      for (let piece = pieces[0]; piece !== undefined; piece = pieces[0]) {
        const entries = piece.next(wanted);
        if (entries !== undefined) return entries.flatMap(({ value }) => fresh(decodeRecordId(value)));
        pieces.shift();
      }
      return undefined;
    },
  };
}

interface EntryCursor {
  next(wanted: number): Pick<Entry, 'value'>[] | undefined;
}

function openPart(environment: Environment, part: IndexPart): EntryCursor {
  const ranges = part.reverse ? [...part.ranges].reverse() : [...part.ranges];
  if (part.wholeKeys) return openLookups(environment, ranges);
  if (part.streams !== undefined) return openStreams(environment, part.streams, part.reverse);
  const cursors = ranges.map((range) => () => openRange(environment, range, part.reverse));
  let current = cursors.shift()?.();
  return {
    next: (wanted) => {
      for (; current !== undefined; current = cursors.shift()?.()) {
        const entries = current.next(wanted);
        if (entries !== undefined) return entries;
      }
      return undefined;
    },
  };
}

function openLookups(environment: Environment, ranges: KeyRange[]): EntryCursor {
  return {
    next: () => {
      const keys = ranges.splice(0, lookupsAtOnce);
      if (keys.length === 0) return undefined;
      return keys.flatMap(({ low }) => environment.get(low) ?? []).map((value) => ({ value }));
    },
  };
}
