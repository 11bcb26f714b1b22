import { choosePlan } from '../plan/choose-plan.ts';
import type { Expression } from '../query/expression.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import { storeRange } from '../storage/keys.ts';
import type { Budget } from './budget.ts';
import { openQuery } from './query-reader.ts';

const atOnce = 256;

/** Counts matches, on the index alone where its ranges say all that the filter says. */
export async function countMatches(
  engine: Engine,
  collection: Collection,
  filter: Expression,
  budget: Budget,
): Promise<number> {
  const plan = choosePlan(collection, filter, []);
  if (plan.exact) {
    const ranges = plan.parts.length === 0 ? [storeRange(collection.id)] : plan.parts.flatMap((part) => part.ranges);
    const counted = ranges.reduce((sum, range) => sum + engine.environment.count(range), 0);
    engine.work[plan.parts.length === 0 ? 'documents' : 'entries'] += counted;
    return counted;
  }
  const reader = openQuery(engine, { collection, filter, sort: [], skip: 0, limit: 0 });
  let total = 0;
  for (let piece = await reader.next(atOnce, budget); piece.length > 0; piece = await reader.next(atOnce, budget))
    total += piece.length;
  return total;
}
