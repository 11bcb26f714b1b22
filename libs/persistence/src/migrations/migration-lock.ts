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
/** In milliseconds. Much longer than a batch takes, which renews the lock; after a crash the next process waits no longer. */
export const lockLeaseMs = 20_000;
const askAgainMs = 500;

export interface LockOptions {
  readonly logger: PersistenceLogger;
  /** The clock of the lease, and the wait between two looks at a lock that another process has; given by tests. */
  readonly clock?: () => Date;
  readonly pause?: (ms: number) => Promise<unknown>;
  /** Calls `act` every `ms` until its answer is called; given by tests. */
  readonly every?: (ms: number, act: () => Promise<void>) => () => void;
}

/** The lock, for the process that has it. Both throw once another process has taken the lock over. */
export interface MigrationLock {
  renew(): Promise<void>;
  /** Carries out what has no batches and no known end, such as an index; renews the lock before, meanwhile and after. */
  renewDuring<T>(act: () => Promise<T>): Promise<T>;
}

/**
 * Runs `work` while no other process does, of all that share this store: waits for the lock, renews it when `work` asks,
 * gives it back. A lock whose process died ends by itself.
 */
export async function whileLocked<T>(
  database: Database,
  work: (lock: MigrationLock) => Promise<T>,
  { logger, clock = () => new Date(), pause = delay, every = repeat }: LockOptions,
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
  async function renewDuring<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    await renew();
    // What a failed renewal means is seen by the last one, which is awaited.
    const stop = every(lockLeaseMs / 4, () => renew().catch(() => undefined));
    const answer = await act().finally(stop);
    await renew();
    return answer;
  }
  for (let tries = 0; !(await take()); tries += 1) {
    if (tries === 0) logger.info({ database: database.name }, 'another process migrates this store; waiting');
    await pause(askAgainMs);
  }
  try {
    return await work({ renew, renewDuring });
  } finally {
    await model.deleteOne({ _id: theLock, owner });
  }
}

function repeat(ms: number, act: () => Promise<void>): () => void {
  const timer = setInterval(() => void act(), ms);
  return () => clearInterval(timer);
}
