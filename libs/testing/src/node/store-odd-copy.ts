import { driverCollectionOf } from '@alveole/persistence';
import type { Model } from '@alveole/persistence';

/**
 * Puts a copy of a stored record beside it, changed past the model's own checks, as an old version or a careless import
 * may have left it. `undefined` takes a field away.
 */
export async function storeOddCopy<T>(model: Model<T>, id: string, changes: Record<string, unknown>): Promise<void> {
  const record = await driverCollectionOf(model).findOne({ _id: id });
  const odd = Object.entries({ ...record, ...changes }).filter(([, value]) => value !== undefined);
  await driverCollectionOf(model).insertOne(Object.fromEntries(odd) as { _id: string });
}
