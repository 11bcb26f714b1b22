import type { Model } from '@alveole/persistence';

/**
 * Puts a copy of a stored record beside it, changed past the model's own checks, as an old version or a careless import
 * may have left it. `undefined` takes a field away.
 */
export async function storeOddCopy<T>(model: Model<T>, id: string, changes: Record<string, unknown>): Promise<void> {
  const record = await model.collection.findOne({ _id: id as never });
  const odd = Object.entries({ ...record, ...changes }).filter(([, value]) => value !== undefined);
  await model.collection.insertOne(Object.fromEntries(odd) as never);
}
