import { defineSchema } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';

interface CounterRecord {
  _id: string;
  value: number;
}

const schema = defineSchema<CounterRecord>({ value: { type: Number, required: true } });
const prefixes = 'establishment-prefix';

export function createCounterModel(database: Database) {
  return database.model('counters', schema);
}

/** Draws the next number that starts an establishment's file numbers. A registration that fails afterwards leaves a gap. */
export function createPrefixCounter(database: Database): () => Promise<number> {
  const model = createCounterModel(database);
  return async () => {
    const counter = await model
      .findOneAndUpdate({ _id: prefixes }, { $inc: { value: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean();
    if (!counter) throw new Error('The counter of prefixes gave no number.');
    return counter.value;
  };
}

/** Lets the counter stand at least here; numbers already drawn never come again. */
export async function raisePrefixCounter(database: Database, value: number): Promise<void> {
  await createCounterModel(database).updateOne({ _id: prefixes }, { $max: { value } }, { upsert: true });
}
