import { databaseError, isDatabaseError, notImplemented } from '../errors.ts';
import { compareValues } from '../bson/compare.ts';
import { isDoc, isNumeric, toNumber } from '../bson/values.ts';
import type { Doc, Found, Value } from '../bson/values.ts';
import { generateKeys } from '../index/key-generator.ts';
import type { SortField } from '../plan/sort-order.ts';

/** Parses `{path: 1 | -1, …}`. */
export function parseSort(value: Value | undefined): SortField[] {
  if (value === undefined) return [];
  if (!isDoc(value)) throw databaseError('TypeMismatch', 'Expected field sort to be of type object');
  return [...value].map(([path, direction]) => {
    if (path.startsWith('$')) throw notImplemented(`Sorting by ${path}`);
    if (isDoc(direction)) throw notImplemented(`Sorting by ${[...direction.keys()][0] ?? 'an empty document'}`);
    if (!isNumeric(direction) || ![1, -1].includes(toNumber(direction)))
      throw databaseError(
        'BadValue',
        `$sort key ordering must be 1 (for ascending) or -1 (for descending); field ${path}`,
      );
    if (path.split('.').includes(''))
      throw databaseError('BadValue', 'FieldPath must not be empty or contain empty names');
    return { path, parts: path.split('.'), direction: toNumber(direction) as 1 | -1 };
  });
}

/** What a document is sorted by: of several values (in arrays) those that come first in the wanted order. */
export function sortKey(doc: Doc, sort: readonly SortField[]): Found[] {
  const { tuples } = tuplesOf(doc, sort);
  return tuples.reduce((first, next) => (compareKeys(next, first, sort) < 0 ? next : first));
}

function tuplesOf(doc: Doc, sort: readonly SortField[]) {
  try {
    return generateKeys(
      doc,
      sort.map((field) => field.parts),
    );
  } catch (error) {
    throw isDatabaseError(error) ? databaseError('BadValue', 'cannot sort with keys that are parallel arrays') : error;
  }
}

export function compareKeys(a: readonly Found[], b: readonly Found[], sort: readonly SortField[]): number {
  for (const [position, { direction }] of sort.entries()) {
    const difference = compareValues(a[position], b[position]);
    if (difference !== 0) return difference * direction;
  }
  return 0;
}

/** MongoDB's bound on what a sort without an index may hold. */
const maxBytes = 100 * 1024 * 1024;

/** Gathers items in the wanted order, ties in the order of arrival; keeps only the first `limit` (0: all). */
export function createSorter<T>(sort: readonly SortField[], limit: number) {
  type SortEntry = { key: Found[]; item: T; size: number };
  let entries: SortEntry[] = [];
  let bytes = 0;
  const arrange = () => entries.sort((a, b) => compareKeys(a.key, b.key, sort));

  function trim(): void {
    arrange();
    for (const { size } of entries.slice(limit)) bytes -= size;
    entries = entries.slice(0, limit);
  }

  return {
    /** `size` in bytes counts towards the bound of 100 MB. */
    add(doc: Doc, item: T, size: number): void {
      entries.push({ key: sortKey(doc, sort), item, size });
      bytes += size;
      if (limit > 0 && entries.length >= limit * 2 + 64) trim();
      if (bytes > maxBytes)
        throw databaseError(
          'QueryExceededMemoryLimitNoDiskUseAllowed',
          'Sort exceeded memory limit of 104857600 bytes',
        );
    },
    finish(): T[] {
      if (limit > 0) trim();
      else arrange();
      return entries.map(({ item }) => item);
    },
  };
}
