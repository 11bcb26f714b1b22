import type { IndexDefinition } from '../index/index-definition.ts';
import { after, storeKey } from '../storage/keys.ts';
import type { KeyRange } from '../storage/environment.ts';
import { boundsOf, placeInterval, placePoint } from './bounds.ts';
import type { FieldBounds } from './bounds.ts';
import type { Conditions } from './conditions.ts';
import { implies } from './implication.ts';

/** A range in which all keys begin alike: after those bytes they stand in the order of the fields that follow. */
export interface KeyStream extends KeyRange {
  readonly beginning: number;
}

/** The part of an index that can hold what meets the conditions. */
export interface IndexRanges {
  readonly ranges: readonly KeyRange[];
  /** The same, apart: one for each combination of fixed values. */
  readonly streams: readonly KeyStream[];
  /** Paths fixed to some values; those of them that are fixed to one, and no array, are pinned. */
  readonly fixed: ReadonlySet<string>;
  /** How many leading fields are fixed to values, and whether a range on the next one follows. */
  readonly points: number;
  readonly bounded: boolean;
  /** Paths fixed to a single value. */
  readonly pinned: ReadonlySet<string>;
  /** All fields are fixed: the ranges are keys. */
  readonly wholeKeys: boolean;
  /** Every entry in the ranges meets the conditions, and each document has one entry. */
  readonly exact: boolean;
}

const maxBeginnings = 512;

/** Where in the index to look; undefined when the index may lack documents that meet the conditions. */
export function rangesIn(index: IndexDefinition, conditions: Conditions): IndexRanges | undefined {
  if (index.building || (index.partial !== undefined && !implies(conditions, index.partial.filter))) return undefined;
  const used = usableBounds(index, conditions);

  let beginnings: Buffer[] = [storeKey(index.id)];
  let points = 0;
  const pinned = new Set<string>();
  const fixed = new Set<string>();
  for (const [position, bounds] of used.entries()) {
    const field = index.fields[position] as IndexDefinition['fields'][number];
    if (!bounds.points || beginnings.length * bounds.intervals.length > maxBeginnings) break;
    beginnings = beginnings.flatMap((beginning) =>
      bounds.intervals.map((interval) => Buffer.concat([beginning, placePoint(interval, field.direction)])),
    );
    // An array that holds the value may hold others, by which it would be sorted.
    if (bounds.intervals.length === 1 && !index.multikey[position]) pinned.add(field.path);
    fixed.add(field.path);
    points += 1;
  }
  const last = used[points];
  const bounded = last !== undefined;
  const direction = index.fields[points]?.direction ?? 1;
  const streams = beginnings.flatMap((beginning) =>
    (last === undefined
      ? [{ low: beginning, high: after(beginning) }]
      : last.intervals.map((interval) => placeInterval(beginning, interval, direction))
    ).map((range) => ({ ...range, beginning: beginning.length })),
  );
  return {
    ranges: mergeRanges(streams),
    streams,
    fixed,
    points,
    bounded,
    pinned,
    wholeKeys: points === index.fields.length,
    exact: isExact(index, conditions, used),
  };
}

/** The bounds of the leading fields up to the first range. Of the fields that go through arrays only one may take part: their entries pair elements. */
function usableBounds(index: IndexDefinition, conditions: Conditions): FieldBounds[] {
  const used: FieldBounds[] = [];
  let throughArray = false;
  for (const [position, field] of index.fields.entries()) {
    const multikey = index.multikey[position] ?? false;
    if (multikey && throughArray) break;
    const bounds = boundsOf(conditions.tests.get(field.path) ?? [], multikey);
    if (bounds === undefined) break;
    throughArray ||= multikey;
    used.push(bounds);
    if (!bounds.points) break;
  }
  return used;
}

/** Every entry of the ranges is a match. That a partial index has every match was seen before: the conditions imply its filter. */
function isExact(index: IndexDefinition, conditions: Conditions, used: readonly FieldBounds[]): boolean {
  const covered =
    used.length === conditions.tests.size &&
    index.fields.slice(0, used.length).every((field) => conditions.tests.has(field.path));
  return covered && !conditions.hasMore && used.every((bounds) => bounds.exact) && !index.multikey.includes(true);
}

/** Sorted, without overlaps. */
export function mergeRanges(ranges: readonly KeyRange[]): KeyRange[] {
  const merged: KeyRange[] = [];
  for (const range of [...ranges].sort((a, b) => Buffer.compare(a.low, b.low))) {
    const last = merged.at(-1);
    if (Buffer.compare(range.low, range.high) >= 0) continue;
    if (last === undefined || Buffer.compare(range.low, last.high) >= 0)
      merged.push({ low: range.low, high: range.high });
    else if (Buffer.compare(range.high, last.high) > 0) merged[merged.length - 1] = { low: last.low, high: range.high };
  }
  return merged;
}
