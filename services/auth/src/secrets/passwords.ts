import { availableParallelism } from 'node:os';
import { createWorkerPool } from '@alveole/service-kit';
import type { PoolSurroundings, WorkerPool, WorkerPoolOptions } from '@alveole/service-kit';
import bcrypt from 'bcrypt';
import type { BcryptWork } from './bcrypt.worker.ts';

/** bcrypt reads no further; a longer password would be cut without a word. */
export const longestPasswordBytes = 72;

export type Passwords = ReturnType<typeof createPasswords>;

/** Where hashing is done: no threads but these, and a queue that tells at once when it is full. */
export interface HashingPlace extends PoolSurroundings, Partial<Pick<WorkerPoolOptions, 'threads' | 'queue'>> {
  /** bcrypt rounds as a power of two. 12 in production: some 170 ms of a core; tests take less. */
  readonly cost: number;
}

/** A core is left to everything else. */
export const defaultHashingThreads = Math.max(1, availableParallelism() - 1);
/** With one thread, about what is done within a second and a half. */
export const defaultHashingQueue = 8;

/** Whoever waits longer than this for a thread is told so. */
const maxWaitMs = 1_500;
const longestHashMs = 12_000;

/** Hashes passwords with bcrypt. What finds the queue full, or waits too long, is refused with the coded 503. */
export function createPasswords({ cost, threads, queue, ...surroundings }: HashingPlace) {
  const decoy = bcrypt.hashSync('no account has this password', cost);
  const pool: WorkerPool<BcryptWork, string | boolean> = createWorkerPool({
    name: 'bcrypt',
    file: new URL('./bcrypt.worker.ts', import.meta.url),
    threads: threads ?? defaultHashingThreads,
    queue: queue ?? defaultHashingQueue,
    waitMs: maxWaitMs,
    timeoutMs: longestHashMs,
    memoryMb: 64,
    ...surroundings,
  });
  return {
    /** bcrypt hash of a password of at most 72 bytes (UTF-8). */
    hash: async (password: string): Promise<string> => String(await pool.run({ act: 'hash', password, cost })),
    /** False for a wrong password and for no hash, after the same time. */
    async matches(password: string, hash: string | undefined): Promise<boolean> {
      const equal = await pool.run({ act: 'compare', password, hash: hash ?? decoy });
      return equal === true && hash !== undefined && Buffer.byteLength(password) <= longestPasswordBytes;
    },
    close: (): Promise<void> => pool.close(),
  };
}
