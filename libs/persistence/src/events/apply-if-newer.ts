import { trusted } from 'mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { FieldUpdate } from '../field-update.ts';
import { isDuplicateKey } from '../duplicate-key.ts';

/** What a service keeps of another service's aggregate, with the sequence it was told last. */
export interface Projection {
  _id: string;
  sequence: number;
}

export type ProjectionUpdate<T> = Pick<FieldUpdate<T>, '$set' | '$unset' | '$setOnInsert'>;

/**
 * Brings a projection up to an event that carries the whole of what is kept. Answers false, and writes nothing,
 * when the projection knows that sequence or a later one: so repeated and overtaken events do no harm.
 */
export async function applyIfNewer<T extends Projection>(
  model: Model<T>,
  _id: string,
  sequence: number,
  update: ProjectionUpdate<T>,
): Promise<boolean> {
  const filter = { _id, sequence: trusted({ $lt: sequence }) } as QueryFilter<T>;
  const whole = { ...update, $set: { ...update.$set, sequence } } as UpdateQuery<T>;
  try {
    await model.updateOne(filter, whole, { upsert: true });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error, '_id_')) throw error;
  }
  // The document exists: it is newer, or somebody else has just created it older than this.
  const result = await model.updateOne(filter, whole);
  return result.matchedCount === 1;
}
