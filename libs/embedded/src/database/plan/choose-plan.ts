import type { IndexDefinition } from '../index/index-definition.ts';
import type { Expression } from '../query/expression.ts';
import type { Collection } from '../storage/collection.ts';
import type { KeyRange } from '../storage/environment.ts';
import { alternativesOf } from './conditions.ts';
import type { Alternatives, Conditions } from './conditions.ts';
import { mergeRanges, rangesIn } from './index-ranges.ts';
import type { IndexRanges, KeyStream } from './index-ranges.ts';
import { readingOrder } from './sort-order.ts';
import type { SortField } from './sort-order.ts';

/** Ranges of one index, read in one direction. */
export interface IndexPart {
  readonly index: IndexDefinition;
  readonly ranges: readonly KeyRange[];
  /** The ranges again, when only reading them side by side, the next in order each time, gives the wanted order. */
  readonly streams?: readonly KeyStream[];
  readonly reverse: boolean;
  /** The ranges of a unique index are whole keys: each is one look-up. */
  readonly wholeKeys: boolean;
}

/** How to find the candidates of a filter. Whatever the plan, the filter is applied to each candidate. */
export interface Plan {
  /** Empty: read the whole collection in the order of insertion. */
  readonly parts: readonly IndexPart[];
  /** Candidates come in the wanted order. */
  readonly sorted: boolean;
  /** Candidates are exactly the matches, each once: they can be counted without being read. */
  readonly exact: boolean;
}

interface Candidate {
  readonly plan: Plan;
  readonly score: number;
}

/** Chooses the indexes for a filter and an order, from the shape of the filter alone. */
export function choosePlan(collection: Collection, filter: Expression, sort: readonly SortField[]): Plan {
  const alternatives = alternativesOf(filter);
  const byKey = viaUniqueKey(collection, alternatives.common, sort);
  if (byKey !== undefined) return byKey;
  const candidates = collection.indexes.flatMap((index) => [
    ...viaCommon(index, alternatives.common, sort),
    ...viaBranches(index, alternatives, sort),
  ]);
  const best = candidates.reduce<Candidate | undefined>(
    (found, next) => (found === undefined || next.score > found.score ? next : found),
    undefined,
  );
  if (best !== undefined && best.score >= minimumWithBounds) return best.plan;
  return viaUnion(collection, alternatives) ?? best?.plan ?? fullScan(filter, sort);
}

/** Nothing is better than a whole unique key: the other indexes are not even looked at, since most writes come this way. */
function viaUniqueKey(collection: Collection, conditions: Conditions, sort: readonly SortField[]): Plan | undefined {
  const keyed = ({ fields }: IndexDefinition) => fields.every(({ path }) => conditions.tests.has(path));
  return collection.indexes
    .filter((index) => index.unique && keyed(index))
    .flatMap((index) => viaCommon(index, conditions, sort))
    .map(({ plan }) => plan)
    .find(({ parts }) => parts[0]?.wholeKeys);
}

function fullScan(filter: Expression, sort: readonly SortField[]): Plan {
  return { parts: [], sorted: sort.length === 0, exact: filter.kind === 'and' && filter.of.length === 0 };
}

/** A fixed field outweighs a range, a range outweighs a ready order. */
const weights = { point: 10, range: 5, sorted: 4 };
const minimumWithBounds = weights.range;

function scoreOf(ranges: IndexRanges, sorted: boolean): number {
  return ranges.points * weights.point + (ranges.bounded ? weights.range : 0) + (sorted ? weights.sorted : 0);
}

const isBounded = (ranges: IndexRanges): boolean => ranges.points > 0 || ranges.bounded;

function viaCommon(index: IndexDefinition, conditions: Conditions, sort: readonly SortField[]): Candidate[] {
  const ranges = rangesIn(index, conditions);
  if (ranges === undefined) return [];
  const side = readingOrder(index, sort, ranges.pinned) === undefined ? sideBySide(index, ranges, sort) : undefined;
  const order = side ?? readingOrder(index, sort, ranges.pinned);
  const sorted = order !== undefined;
  if (!isBounded(ranges) && !(sorted && sort.length > 0)) return [];
  const part = {
    index,
    ranges: ranges.ranges,
    ...(side === undefined ? {} : { streams: ranges.streams }),
    reverse: order === 'backwards',
    wholeKeys: index.unique && ranges.wholeKeys,
  };
  return [{ plan: { parts: [part], sorted, exact: ranges.exact }, score: scoreOf(ranges, sorted && sort.length > 0) }];
}

/** More would cost more than they spare; MongoDB draws the line there too. */
const maxStreams = 200;

/**
 * The order in which streams have to be read side by side; undefined when that does not give the wanted order either. A field
 * that is fixed to several values, or through an array, is passed over, so nothing may be sorted by it.
 */
function sideBySide(
  index: IndexDefinition,
  { streams, fixed, pinned }: IndexRanges,
  sort: readonly SortField[],
): 'forwards' | 'backwards' | undefined {
  const sortsByFixed = sort.some(({ path }) => fixed.has(path) && !pinned.has(path));
  if (sort.length === 0 || sortsByFixed || streams.length > maxStreams) return undefined;
  return readingOrder(index, sort, fixed);
}

/** Each branch of an `$or` bounds the same index: its ranges are read as one, in order. */
function viaBranches(index: IndexDefinition, alternatives: Alternatives, sort: readonly SortField[]): Candidate[] {
  const branches = alternatives.branches?.map((branch) => rangesIn(index, branch));
  if (branches === undefined || !branches.every((ranges) => ranges !== undefined && isBounded(ranges))) return [];
  const all = branches as IndexRanges[];
  const common = rangesIn(index, alternatives.common)?.pinned ?? new Set<string>();
  const order = readingOrder(index, sort, common);
  const sorted = order !== undefined;
  const part = {
    index,
    ranges: mergeRanges(all.flatMap((ranges) => ranges.ranges)),
    reverse: order === 'backwards',
    wholeKeys: false,
  };
  const score = Math.min(...all.map((ranges) => scoreOf(ranges, sorted && sort.length > 0)));
  return [{ plan: { parts: [part], sorted, exact: false }, score }];
}

/** Each branch of an `$or` has an index of its own. */
function viaUnion(collection: Collection, alternatives: Alternatives): Plan | undefined {
  if (alternatives.branches === undefined) return undefined;
  const parts: IndexPart[] = [];
  for (const branch of alternatives.branches) {
    const options = collection.indexes.flatMap((index) => viaCommon(index, branch, []));
    const best = options.reduce<Candidate | undefined>(
      (found, next) => (found === undefined || next.score > found.score ? next : found),
      undefined,
    );
    if (best === undefined) return undefined;
    parts.push(...best.plan.parts);
  }
  return { parts, sorted: false, exact: false };
}
