import type { Model } from 'mongoose';
import { filterOf } from './filter.ts';
import type { Conditions } from './filter.ts';
import { updateOf } from './field-update.ts';
import type { FieldUpdate } from './field-update.ts';

export interface UpdateOne<Doc> {
  readonly filter: Conditions<Doc>;
  readonly update: FieldUpdate<Doc>;
  /** Inserts the document where none meets the filter. */
  readonly upsert?: boolean;
}

/** Writes several updates of one document each, in one call; none when there is none. */
export async function updateEach<Doc>(model: Model<Doc>, updates: readonly UpdateOne<Doc>[]): Promise<void> {
  if (updates.length === 0) return;
  const operations = updates.map(({ filter, update, upsert = false }) => ({
    updateOne: { filter: filterOf<Doc>(filter), update: updateOf(update), upsert },
  }));
  await model.bulkWrite(operations as Parameters<typeof model.bulkWrite>[0]);
}
