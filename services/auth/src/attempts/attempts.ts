import { createHmac } from 'node:crypto';
import { Schema } from 'mongoose';
import type { Connection } from 'mongoose';

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

const schema = new Schema<AttemptRecord>(
  { _id: String, count: { type: Number, required: true }, expires_at: { type: Date, required: true } },
  { collection: 'attempts', versionKey: false },
);
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** @param pepper keys the hash under which a mail is counted: the collection holds no address */
export function createAttempts(connection: Connection, pepper: string, now: () => number): Attempts {
  const model = connection.model('Attempt', schema);
  const idOf = (purpose: AttemptPurpose, mail: string) => createHmac('sha256', pepper).update(`${purpose} ${mail}`).digest('hex');
  return {
    async take(purpose, mail) {
      const _id = idOf(purpose, mail);
      await model.deleteOne({ _id, expires_at: { $lte: new Date(now()) } });
      const record = await model
        .findOneAndUpdate({ _id }, { $inc: { count: 1 }, $setOnInsert: { expires_at: new Date(now() + lockDuration) } }, { upsert: true, returnDocument: 'after' })
        .lean();
      return record !== null && record.count <= allowedAttempts;
    },
    async clear(purpose, mail) {
      await model.deleteOne({ _id: idOf(purpose, mail) });
    },
  };
}
