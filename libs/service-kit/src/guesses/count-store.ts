import { appError } from '@alveole/contracts';
import type { Database } from '@alveole/persistence';
import { defineSchema, driverCollectionOf, isDuplicateKey } from '@alveole/persistence';

interface StoredCount {
  _id: string;
  count: number;
  /** The window of the count ends here; MongoDB removes the record afterwards. */
  expiresAt: Date;
}

const schema = defineSchema<StoredCount>(
  { count: { type: Number, required: true }, expiresAt: { type: Date, required: true } },
  [{ name: 'expiresAt_ttl', fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
);

/** A count after one more, and when its window ends. */
export interface Counted {
  readonly count: number;
  readonly endsAt: Date;
}

/** Parallel calls may begin a window at once; more turns than these nobody needs. */
const turns = 5;

export type CountStore = ReturnType<typeof createCountStore>;

/** Counts over windows of time, in the service's own database: they hold over its replicas, parallel calls too. */
export function createCountStore(database: Database, collection: string, now: () => Date) {
  const model = database.model(collection, schema);
  const countedOf = ({ count, expiresAt }: StoredCount): Counted => ({ count, endsAt: expiresAt });
  /** Straight from the driver: a key and a moment need no casting, and every call that is counted waits for this. */
  const change = async (filter: object, update: object, options: object = {}): Promise<Counted | undefined> => {
    const stored = await driverCollectionOf(model).findOneAndUpdate(filter, update, {
      returnDocument: 'after',
      ...options,
    });
    return stored ? countedOf(stored as StoredCount) : undefined;
  };

  /** Undefined where a window stands that is over. */
  const addToWindow = async (_id: string, expiresAt: Date): Promise<Counted | undefined> => {
    try {
      const running = { _id, expiresAt: { $gt: now() } };
      const update = { $inc: { count: 1 }, $setOnInsert: { expiresAt } };
      return await change(running, update, { upsert: true });
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  };

  /** Undefined where a parallel call has begun it. */
  const beginAnew = async (_id: string, expiresAt: Date): Promise<Counted | undefined> => {
    const over = { _id, expiresAt: { $lte: now() } };
    return change(over, { $set: { count: 1, expiresAt } });
  };

  return {
    /** Counts one more; a window begins with its first. */
    async add(_id: string, windowMs: number): Promise<Counted> {
      const end = new Date(now().getTime() + windowMs);
      for (let turn = 0; turn < turns; turn += 1) {
        const counted = (await addToWindow(_id, end)) ?? (await beginAnew(_id, end));
        if (counted) return counted;
      }
      throw appError('ServiceUnavailableException', 'Too many counts at once.', { retryAfter: 1 });
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
