import { isDatabaseError } from '../errors.ts';
import { testAt } from '../query/parse-operators.ts';
import type { Expression } from '../query/expression.ts';
import { createBudget } from '../read/budget.ts';
import type { Engine } from '../storage/engine.ts';
import { deleteMany } from '../write/modify-many.ts';
import type { IndexDefinition } from './index-definition.ts';

/** Deletes what the TTL indexes have run out for; through an array its earliest date counts. Answers how many. */
export async function expireDocuments(engine: Engine, now: Date): Promise<number> {
  let expired = 0;
  for (const collection of [...engine.catalogue.collections.values()]) {
    for (const index of collection.indexes.filter(
      ({ expireAfterSeconds, building }) => expireAfterSeconds !== undefined && !building,
    )) {
      if (!collection.dropped)
        expired += await deleteMany(engine, collection, filterOf(index, now), createBudget(0)).catch(noneIfDropped);
    }
  }
  return expired;
}

function filterOf(index: IndexDefinition, now: Date): Expression {
  const limit = new Date(now.getTime() - (index.expireAfterSeconds ?? 0) * 1000);
  const old = testAt(index.fields[0]?.path ?? '', { op: 'lte', value: limit });
  return index.partial === undefined ? old : { kind: 'and', of: [old, index.partial.filter] };
}

/** The collection may be dropped while its documents expire. */
function noneIfDropped(error: unknown): number {
  if (isDatabaseError(error) && error.codeName === 'NamespaceNotFound') return 0;
  throw error;
}
