import { createHmac } from 'node:crypto';
import type { Database } from '@alveole/persistence';
import { defineSchema, trusted } from '@alveole/persistence';

/** Failed tries before a lock, and how long it lasts in milliseconds. */
export const allowedAttempts = 5;
export const lockDuration = 15 * 60_000;

export type AttemptPurpose = 'sign-in' | 'recovery';

interface StoredAttempts {
  _id: string;
  count: number;
  /** The window of the count ends here; MongoDB removes the record afterwards. */
  expires_at: Date;
}

const schema = defineSchema<StoredAttempts>(
  { count: { type: Number, required: true }, expires_at: { type: Date, required: true } },
  [{ name: 'expires_at_ttl', fields: { expires_at: 1 }, expireAfterSeconds: 0 }],
);

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/**
 * Tries by account, whether the account exists or not.
 * @param pepper keys the hash under which a mail is counted: the collection holds no address
 */
export function createAttemptStore(database: Database, pepper: string, now: () => Date) {
  const model = database.model('attempts', schema);
  const idOf = (purpose: AttemptPurpose, mail: string) =>
    createHmac('sha256', pepper).update(`${purpose} ${mail}`).digest('hex');
  return {
    /** Counts a try before it is made, so that parallel guesses share the allowance; false once locked. */
    async take(purpose: AttemptPurpose, mail: string): Promise<boolean> {
      const _id = idOf(purpose, mail);
      await model.deleteOne({ _id, expires_at: trusted({ $lte: now() }) });
      const window = { expires_at: new Date(now().getTime() + lockDuration) };
      const stored = await model
        .findOneAndUpdate(
          { _id },
          { $inc: { count: 1 }, $setOnInsert: window },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return stored !== null && stored.count <= allowedAttempts;
    },
    /** Forgets the tries after a success. */
    async clear(purpose: AttemptPurpose, mail: string): Promise<void> {
      await model.deleteOne({ _id: idOf(purpose, mail) });
    },
  };
}
