import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { trusted } from 'mongoose';
import type { Database, PersistenceLogger } from '../connect-database.ts';
import { defineSchema } from '../define-schema.ts';
import { isDuplicateKey } from '../duplicate-key.ts';

interface StoredLock {
  _id: string;
  owner: string;
  expiresAt: Date;
}

const lockSchema = defineSchema<StoredLock>({
  owner: { type: String, required: true },
  expiresAt: { type: Date, required: true },
});

const theLock = 'migrations';
/** Much longer than a batch takes, which renews the lock; after a crash the next process waits no longer than this. */
export const lockLeaseMs = 20_000;
const askAgainMs = 500;

export interface LockOptions {
  readonly logger: PersistenceLogger;
  /** The clock of the lease, and the wait between two looks at a lock that another process has; given by tests. */
  readonly clock?: () => Date;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/**
 * Runs `work` while no other process does, of all that share this store: waits for the lock, renews it when `work` asks,
 * gives it back. A lock whose process died ends by itself. `renew` throws once another process has taken the lock over.
 */
export async function whileLocked<T>(
  database: Database,
  work: (renew: () => Promise<void>) => Promise<T>,
  { logger, clock = () => new Date(), pause = delay }: LockOptions,
): Promise<T> {
  const model = database.model<StoredLock>('migration_locks', lockSchema);
  const owner = randomUUID();
  const lease = () => ({ owner, expiresAt: new Date(clock().getTime() + lockLeaseMs) });
  async function take(): Promise<boolean> {
    const over = { _id: theLock, expiresAt: trusted({ $lt: clock() }) };
    try {
      await model.updateOne(over, { $set: lease() }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
  async function renew(): Promise<void> {
    const { matchedCount } = await model.updateOne({ _id: theLock, owner }, { $set: lease() });
    if (matchedCount === 0) throw new Error('Another process has taken the migrations over');
  }
  for (let tries = 0; !(await take()); tries += 1) {
    if (tries === 0) logger.info({ database: database.name }, 'another process migrates this store; waiting');
    await pause(askAgainMs);
  }
  try {
    return await work(renew);
  } finally {
    await model.deleteOne({ _id: theLock, owner });
  }
}
