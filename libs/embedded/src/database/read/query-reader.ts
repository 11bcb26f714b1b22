import { decodeFields } from '../bson/decode.ts';
import { choosePlan } from '../plan/choose-plan.ts';
import type { Plan } from '../plan/choose-plan.ts';
import type { SortField } from '../plan/sort-order.ts';
import type { Expression } from '../query/expression.ts';
import { compileMatcher, fieldsOf } from '../query/matcher.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import type { Budget } from './budget.ts';
import { openScan } from './scan.ts';
import type { Candidate } from './scan.ts';
import { createSorter } from './sort.ts';

export interface Query {
  readonly collection: Collection;
  readonly filter: Expression;
  readonly sort: readonly SortField[];
  readonly skip: number;
  /** 0: no limit. */
  readonly limit: number;
}

/** Gives the matches of a query, in order, as many at a time as asked for. */
export interface QueryReader {
  /** Fewer than asked for only at the end. */
  next(count: number, budget: Budget): Promise<Candidate[]>;
}

export function openQuery(engine: Engine, query: Query): QueryReader {
  const plan = choosePlan(query.collection, query.filter, query.sort);
  const matches = openMatches(engine, query, plan);
  return window(plan.sorted ? matches : sorted(matches, query), query);
}

/** Decodes just the fields that the filter asks about. */
function openMatches(engine: Engine, { collection, filter }: Query, plan: Plan): QueryReader {
  const scan = openScan(engine, collection, plan);
  const matches = compileMatcher(filter);
  const fields = fieldsOf(filter);
  // A filter without fields says the same of every document: yes, or (an empty `$all`) no.
  const ofAll = fields.size > 0 ? undefined : matches(new Map());
  const accepts = (raw: Buffer) => ofAll ?? matches(decodeFields(raw, fields));
  let waiting: Candidate[] = [];
  return {
    next: async (count, budget) => {
      const candidates: Candidate[] = [];
      while (candidates.length < count) {
        if (waiting.length === 0) {
          await budget.pause();
          const piece = scan.next(count - candidates.length);
          if (piece === undefined) break;
          waiting = piece;
          continue;
        }
        const candidate = waiting.shift() as Candidate;
        if (accepts(candidate.raw)) candidates.push(candidate);
      }
      return candidates;
    },
  };
}

const readAhead = 64;

/** Reads everything at the first call, then gives it in order. */
function sorted(matches: QueryReader, { sort, skip, limit }: Query): QueryReader {
  const fields = new Set(sort.map((field) => field.parts[0] as string));
  let result: Candidate[] | undefined;
  async function gather(budget: Budget): Promise<Candidate[]> {
    const sorter = createSorter<Candidate>(sort, limit === 0 ? 0 : skip + limit);
    for (
      let piece = await matches.next(readAhead, budget);
      piece.length > 0;
      piece = await matches.next(readAhead, budget)
    ) {
      for (const candidate of piece) sorter.add(decodeFields(candidate.raw, fields), candidate, candidate.raw.length);
    }
    return sorter.finish();
  }
  return {
    next: async (count, budget) => {
      result ??= await gather(budget);
      return result.splice(0, count);
    },
  };
}

function window(reader: QueryReader, { skip, limit }: Query): QueryReader {
  let toSkip = skip;
  let left = limit === 0 ? Infinity : limit;
  return {
    next: async (count, budget) => {
      while (toSkip > 0) {
        const skipped = await reader.next(Math.min(toSkip, readAhead), budget);
        if (skipped.length === 0) return [];
        toSkip -= skipped.length;
      }
      const batch = left === 0 ? [] : await reader.next(Math.min(count, left), budget);
      left -= batch.length;
      return batch;
    },
  };
}
