import { defineSchema, driverCollectionOf } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';

interface StoredSum {
  _id: string;
  cents: number;
}

const schema = defineSchema<StoredSum>({ cents: { type: Number, required: true } });

/** Milliseconds of as many updates of small documents, one after the other: what no ledger can do without. */
export async function bareWrites(database: Database, count: number): Promise<number> {
  const sums = database.model('bench_sums', schema);
  await sums.insertMany(Array.from({ length: count }, (_none, index) => ({ _id: `sum-${index}`, cents: 0 })));
  const began = performance.now();
  for (let index = 0; index < count; index += 1)
    await driverCollectionOf(sums).updateOne({ _id: `sum-${index}` }, { $inc: { cents: 1 } });
  return performance.now() - began;
}
