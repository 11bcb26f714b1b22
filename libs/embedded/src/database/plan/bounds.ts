import { typeRank, typeRanks } from '../bson/compare.ts';
import { Double } from 'bson';
import { encodeValue, inverted, rankByte, sharedBeginning } from '../index/key-encoder.ts';
import type { Value } from '../bson/values.ts';
import type { Test } from '../query/expression.ts';
import { after } from '../storage/keys.ts';

/** A place between keys: before all that begin with `bytes`, or after them. */
interface Cut {
  readonly bytes: Buffer;
  readonly after: boolean;
}

interface Interval {
  readonly low: Cut;
  readonly high: Cut;
}

/** What the tests on one field say about its place in an index. */
export interface FieldBounds {
  /** In the order of the keys, and apart from each other. */
  readonly intervals: readonly Interval[];
  /** Each interval holds one value. */
  readonly points: boolean;
  /** The intervals say all that the tests say. */
  readonly exact: boolean;
}

/** The bounds that the tests (all on one path) put on an index field; undefined when they put none. */
export function boundsOf(tests: readonly Test[], multikey: boolean): FieldBounds | undefined {
  const points = tests.flatMap((test) => pointsOf(test, multikey) ?? []).at(0);
  if (points !== undefined) return { ...points, exact: tests.length === 1 && !multikey };
  const ranges = tests.flatMap((test) => rangeOf(test) ?? []);
  const [first] = ranges;
  if (first === undefined) return undefined;
  // Through an array each test may be met by another element, so only one of them bounds the entries.
  if (multikey) return { intervals: [first.interval], points: false, exact: false };
  const interval = ranges.map((range) => range.interval).reduce(intersect);
  const exact = ranges.length === tests.length && ranges.every((range) => range.exact);
  return {
    intervals: compareCuts(interval.low, interval.high) < 0 ? [interval] : [],
    points: false,
    exact,
  };
}

type Points = Omit<FieldBounds, 'exact'>;

function pointsOf(test: Test, multikey: boolean): Points[] | undefined {
  const values = test.op === 'eq' ? [test.value] : test.op === 'in' ? test.values : undefined;
  if (values === undefined || values.some((value) => !isPoint(value, multikey))) return undefined;
  const encodings = new Map(
    values.map((value) => encodeValue(value).bytes).map((bytes) => [bytes.toString('latin1'), bytes]),
  );
  const intervals = [...encodings.values()]
    .sort(Buffer.compare)
    .map((bytes) => ({ low: { bytes, after: false }, high: { bytes, after: true } }));
  return [{ intervals, points: true }];
}

/** An array may equal the field or one of its elements; null may be a missing field inside an array. */
function isPoint(value: Value, multikey: boolean): boolean {
  return !Array.isArray(value) && !(value === null && multikey);
}

interface Range {
  readonly interval: Interval;
  readonly exact: boolean;
}

function rangeOf(test: Test): Range | undefined {
  if (test.op !== 'gt' && test.op !== 'gte' && test.op !== 'lt' && test.op !== 'lte') return undefined;
  const rank = typeRank(test.value);
  if (unorderedRanks.has(rank) || isNaNDouble(test.value)) return undefined;
  const encoded = encodeValue(test.value);
  const bytes = sharedBeginning(encoded);
  const strict = (test.op === 'gt' || test.op === 'lt') && !encoded.shortened;
  const upward = test.op === 'gt' || test.op === 'gte';
  const interval = upward
    ? { low: { bytes, after: strict }, high: endOfRank(rank) }
    : { low: startOfRank(rank), high: { bytes, after: !strict } };
  return { interval, exact: !encoded.shortened };
}

const unorderedRanks = new Set([typeRanks.null, typeRanks.array]);

const isNaNDouble = (value: Value): boolean => value instanceof Double && Number.isNaN(value.value);

/** Comparisons stay within a type; NaN lies below the numbers but is not less than any. */
function startOfRank(rank: number): Cut {
  if (rank === typeRanks.int) return { bytes: encodeValue(new Double(NaN)).bytes, after: true };
  return { bytes: Buffer.of(rankByte(rank)), after: false };
}

const endOfRank = (rank: number): Cut => ({ bytes: Buffer.of(rankByte(rank)), after: true });

const placeOf = (cut: Cut): Buffer => (cut.after ? after(cut.bytes) : cut.bytes);
const compareCuts = (a: Cut, b: Cut): number => Buffer.compare(placeOf(a), placeOf(b));

function intersect(a: Interval, b: Interval): Interval {
  return {
    low: compareCuts(a.low, b.low) > 0 ? a.low : b.low,
    high: compareCuts(a.high, b.high) < 0 ? a.high : b.high,
  };
}

/** An interval as bytes after a key's beginning, in the direction of the field. */
export function placeInterval(beginning: Buffer, interval: Interval, direction: 1 | -1): { low: Buffer; high: Buffer } {
  const { low, high } = direction === 1 ? interval : { low: flip(interval.high), high: flip(interval.low) };
  return {
    low: placeOf({ bytes: Buffer.concat([beginning, low.bytes]), after: low.after }),
    high: placeOf({ bytes: Buffer.concat([beginning, high.bytes]), after: high.after }),
  };
}

const flip = (cut: Cut): Cut => ({ bytes: inverted(cut.bytes), after: !cut.after });

/** The bytes of a point in the direction of the field. */
export const placePoint = (interval: Interval, direction: 1 | -1): Buffer =>
  direction === 1 ? interval.low.bytes : inverted(interval.low.bytes);
