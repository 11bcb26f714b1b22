import type { Database } from '@alveole/persistence';
import { defineSchema, trusted } from '@alveole/persistence';

interface StoredCount {
  _id: string;
  count: number;
  /** The window of the count ends here; MongoDB removes the record afterwards. */
  expires_at: Date;
}

const schema = defineSchema<StoredCount>(
  { count: { type: Number, required: true }, expires_at: { type: Date, required: true } },
  [{ name: 'expires_at_ttl', fields: { expires_at: 1 }, expireAfterSeconds: 0 }],
);

/** A count after one more, and when its window ends. */
export interface Counted {
  readonly count: number;
  readonly endsAt: Date;
}

export type CountStore = ReturnType<typeof createCountStore>;

/** Counts over windows of time, in the service's own database: they hold over its replicas, parallel calls too. */
export function createCountStore(database: Database, collection: string, now: () => Date) {
  const model = database.model(collection, schema);
  return {
    /** Counts one more; a window begins with its first. */
    async add(_id: string, windowMs: number): Promise<Counted> {
      await model.deleteOne({ _id, expires_at: trusted({ $lte: now() }) });
      const window = { expires_at: new Date(now().getTime() + windowMs) };
      const stored = await model
        .findOneAndUpdate(
          { _id },
          { $inc: { count: 1 }, $setOnInsert: window },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return { count: stored?.count ?? 1, endsAt: stored?.expires_at ?? window.expires_at };
    },
    /** What was counted last did not happen. */
    async takeBack(_id: string): Promise<void> {
      await model.updateOne({ _id }, { $inc: { count: -1 } });
    },
    async forget(_id: string): Promise<void> {
      await model.deleteOne({ _id });
    },
  };
}
