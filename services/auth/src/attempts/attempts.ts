import { createHmac } from 'node:crypto';
import type { Database } from '@alveole/persistence';
import { defineSchema, trusted } from '@alveole/persistence';

/** Failed tries before a lock, and how long it lasts in milliseconds. */
export const allowedAttempts = 5;
export const lockDuration = 15 * 60_000;

export type AttemptPurpose = 'sign-in' | 'recovery';

/** Tries by account, whether the account exists or not. */
export interface Attempts {
  /** Counts a try before it is made, so that parallel guesses share the allowance; false once locked. */
  take(purpose: AttemptPurpose, mail: string): Promise<boolean>;
  /** Forgets the tries after a success. */
  clear(purpose: AttemptPurpose, mail: string): Promise<void>;
}

interface AttemptRecord {
  _id: string;
  count: number;
  /** The window of the count ends here; MongoDB removes the record afterwards. */
  expires_at: Date;
}

const schema = defineSchema<AttemptRecord>(
  { count: { type: Number, required: true }, expires_at: { type: Date, required: true } },
  [{ name: 'expires_at_ttl', fields: { expires_at: 1 }, expireAfterSeconds: 0 }],
);

/** @param pepper keys the hash under which a mail is counted: the collection holds no address */
export function createAttempts(database: Database, pepper: string, now: () => number): Attempts {
  const model = database.model('attempts', schema);
  const idOf = (purpose: AttemptPurpose, mail: string) =>
    createHmac('sha256', pepper).update(`${purpose} ${mail}`).digest('hex');
  return {
    async take(purpose, mail) {
      const _id = idOf(purpose, mail);
      await model.deleteOne({ _id, expires_at: trusted({ $lte: new Date(now()) }) });
      const record = await model
        .findOneAndUpdate(
          { _id },
          { $inc: { count: 1 }, $setOnInsert: { expires_at: new Date(now() + lockDuration) } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return record !== null && record.count <= allowedAttempts;
    },
    async clear(purpose, mail) {
      await model.deleteOne({ _id: idOf(purpose, mail) });
    },
  };
}
