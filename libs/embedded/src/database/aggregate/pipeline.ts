import { databaseError, notImplemented } from '../errors.ts';
import { decodeDoc } from '../bson/decode.ts';
import { encodeDoc } from '../bson/encode.ts';
import { isDoc } from '../bson/values.ts';
import type { Doc, Value } from '../bson/values.ts';
import { everything } from '../query/expression.ts';
import type { Expression } from '../query/expression.ts';
import { parseFilter } from '../query/parse-filter.ts';
import type { Budget } from '../read/budget.ts';
import { countMatches } from '../read/count-matches.ts';
import { openQuery } from '../read/query-reader.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import { createGroups, parseGroup } from './group.ts';
import type { GroupSpec } from './group.ts';

/** The stages of a pipeline; all others are refused with code 40324. */
export const stages: readonly string[] = ['$match', '$group'];

export interface Pipeline {
  readonly filter: Expression;
  readonly group: GroupSpec;
  /** Set when the group only counts, as `countDocuments` asks: its constant id and the field of the count. */
  readonly counts: { readonly id: Value; readonly field: string } | undefined;
}

/** Parses `[{$match}, {$group}]`; the filter may be left out. */
export function parsePipeline(values: readonly Value[]): Pipeline {
  const steps = values.map(stageOf);
  const [first, ...rest] = steps;
  const match = first?.[0] === '$match' ? first[1] : undefined;
  const [group, ...more] = match === undefined ? steps : rest;
  if (group?.[0] !== '$group' || more.length > 0) throw notImplemented('A pipeline other than $match and then $group');
  if (match !== undefined && !isDoc(match))
    throw databaseError('BadValue', 'the match filter must be an expression in an object');
  const filter = match === undefined ? everything : parseFilter(match);
  return { filter, group: parseGroup(group[1]), counts: countOf(group[1]) };
}

/** Splits `{$name: argument}`. */
function stageOf(value: Value): [name: string, argument: Value] {
  const [entry] = isDoc(value) ? value : [];
  if (!isDoc(value) || value.size !== 1 || entry === undefined)
    throw databaseError('FailedToParse', 'A pipeline stage specification object must contain exactly one field.');
  if (!stages.includes(entry[0]))
    throw databaseError(
      'UnrecognizedStage',
      `Unrecognized pipeline stage name: '${entry[0]}' (in the embedded database)`,
    );
  return entry;
}

/** Recognises `{_id: 1, n: {$sum: 1}}`. */
function countOf(group: Value): Pipeline['counts'] {
  if (!isDoc(group) || group.size !== 2) return undefined;
  const id = group.get('_id');
  const [field, sum] = [...group].find(([key]) => key !== '_id') as [string, Value];
  const isConstant = id === null || typeof id === 'number';
  return isConstant && isDoc(sum) && sum.get('$sum') === 1 ? { id, field } : undefined;
}

const atOnce = 64;

/** Runs a pipeline and gives its encoded documents; over nothing it gives none. */
export async function runPipeline(
  engine: Engine,
  collection: Collection,
  { filter, group, counts }: Pipeline,
  budget: Budget,
): Promise<Buffer[]> {
  if (counts !== undefined) {
    const count = await countMatches(engine, collection, filter, budget);
    const doc: Doc = new Map<string, Value>([
      ['_id', counts.id],
      [counts.field, count],
    ]);
    return count === 0 ? [] : [encodeDoc(doc)];
  }
  const groups = createGroups(group);
  const reader = openQuery(engine, { collection, filter, sort: [], skip: 0, limit: 0 });
  for (let piece = await reader.next(atOnce, budget); piece.length > 0; piece = await reader.next(atOnce, budget))
    for (const { raw } of piece) groups.add(decodeDoc(raw));
  return groups.finish().map((doc) => encodeDoc(doc));
}
