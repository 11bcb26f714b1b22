import { databaseError } from '../errors.ts';
import { decodeDoc } from '../bson/decode.ts';
import { encodeDoc } from '../bson/encode.ts';
import { isDoc } from '../bson/values.ts';
import type { Doc, Value } from '../bson/values.ts';
import { countMatches } from '../read/count-matches.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { everything } from '../query/expression.ts';
import type { Expression } from '../query/expression.ts';
import type { SortField } from '../plan/sort-order.ts';
import type { Budget } from '../read/budget.ts';
import { openQuery } from '../read/query-reader.ts';
import { parseSort } from '../read/sort.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import type { Sink, Stage } from './stage.ts';
import { stageCount, stageOf, stageParsers } from './stages.ts';

export interface Pipeline {
  /** What the indexes can do: the filter, order and limit at the head of the pipeline. */
  readonly filter: Expression;
  readonly sort: readonly SortField[];
  readonly limit: number;
  readonly stages: readonly Stage[];
  /** The rest only counts (as `countDocuments` asks): the fields of the one document that it gives. */
  readonly counts: { readonly id: Value | undefined; readonly field: string } | undefined;
}

export function parsePipeline(values: readonly Value[]): Pipeline {
  const steps = values.map(stageOf);
  // Everything is parsed before anything runs, so a fault is told whatever the data.
  const stages = steps.map(([name, argument]) => (stageParsers[name] as (argument: Value) => Stage)(argument));
  let taken = 0;
  const take = (name: string): Value | undefined => (steps[taken]?.[0] === name ? steps[taken++]?.[1] : undefined);
  const match = take('$match');
  const filter = isDoc(match) ? parseFilter(match) : everything;
  const sort = parseSort(take('$sort'));
  const limit = take('$limit');
  const counts = sort.length === 0 && limit === undefined ? countOf(steps.slice(taken)) : undefined;
  return {
    filter,
    sort,
    limit: limit === undefined ? 0 : stageCount('$limit', limit, 1),
    stages: stages.slice(taken),
    counts,
  };
}

/** Recognises `{$group: {_id: 1, n: {$sum: 1}}}` and `{$count: 'n'}` as the only rest. */
function countOf(rest: readonly (readonly [string, Value])[]): Pipeline['counts'] {
  const [step, more] = rest;
  if (step === undefined || more !== undefined) return undefined;
  const [name, argument] = step;
  if (name === '$count') return { id: undefined, field: argument as string };
  if (name !== '$group' || !isDoc(argument) || argument.size !== 2) return undefined;
  const id = argument.get('_id');
  const [field, sum] = [...argument].find(([key]) => key !== '_id') as [string, Value];
  const isConstant = id === null || typeof id === 'number';
  return isConstant && isDoc(sum) && sum.size === 1 && sum.get('$sum') === 1 ? { id, field } : undefined;
}

const atOnce = 64;
const mostBytes = 100 * 1024 * 1024;

/** Runs a pipeline and gives its encoded documents. */
export async function runPipeline(
  engine: Engine,
  collection: Collection,
  pipeline: Pipeline,
  budget: Budget,
): Promise<Buffer[]> {
  if (pipeline.counts !== undefined) return runCount(engine, collection, pipeline.filter, pipeline.counts, budget);
  const output = createOutput();
  const head = pipeline.stages.reduceRight<Sink>((next, stage) => stage(next), output);
  const reader = openQuery(engine, {
    collection,
    filter: pipeline.filter,
    sort: pipeline.sort,
    skip: 0,
    limit: pipeline.limit,
  });
  for (
    let piece = await reader.next(atOnce, budget);
    piece.length > 0 && !head.isFull();
    piece = await reader.next(atOnce, budget)
  ) {
    for (const { raw } of piece) head.push(decodeDoc(raw));
  }
  head.end();
  return output.documents;
}

async function runCount(
  engine: Engine,
  collection: Collection,
  filter: Expression,
  { id, field }: NonNullable<Pipeline['counts']>,
  budget: Budget,
): Promise<Buffer[]> {
  const count = await countMatches(engine, collection, filter, budget);
  const doc: Doc = id === undefined ? new Map() : new Map([['_id', id]]);
  return count === 0 ? [] : [encodeDoc(doc.set(field, count))];
}

function createOutput(): Sink & { documents: Buffer[] } {
  const documents: Buffer[] = [];
  let bytes = 0;
  return {
    documents,
    push: (doc) => {
      const raw = encodeDoc(doc);
      bytes += raw.length;
      if (bytes > mostBytes)
        throw databaseError(
          'QueryExceededMemoryLimitNoDiskUseAllowed',
          'the aggregation gives more than 104857600 bytes',
        );
      documents.push(raw);
    },
    end: () => undefined,
    isFull: () => false,
  };
}
