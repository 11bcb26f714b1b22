import { Piscina } from 'piscina';
import type { WorkerPoolOptions } from './create-worker-pool.ts';
import { threadOf } from './worker-thread.ts';

/** Threads that do the pieces of one work. */
export interface Threads {
  run(input: unknown, options: { signal: AbortSignal }): Promise<unknown>;
  /** Ends all of them. */
  destroy(): Promise<void>;
}

export type StartThreads = (work: Pick<WorkerPoolOptions, 'file' | 'threads' | 'memoryMb'>) => Threads;

/** Threads of their own, which start with their first piece. */
export const startThreads: StartThreads = ({ file, threads, memoryMb }) => {
  const pool = new Piscina({
    ...threadOf(file),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Infinity,
    // A waiting thread goes on with its own timers and streams, which the default would stop.
    atomics: 'disabled',
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // A thread that breaks while it has nothing to do; the next piece starts another.
  pool.on('error', () => undefined);
  return pool;
};
