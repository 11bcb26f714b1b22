import type { Registry } from 'prom-client';
import { tooBusy } from '../admission/too-busy.ts';
import { onceMore, tooSlow } from './once-more.ts';
import { startThreads as startOwnThreads } from './start-threads.ts';
import type { StartThreads } from './start-threads.ts';
import { createTurns } from './turns.ts';
import { WorkFailure, workFailureOf } from './work-failure.ts';
import { countWork } from './work-metrics.ts';

/** What a pool gets of the service that it works for. */
export interface PoolSurroundings {
  readonly metrics?: Registry | undefined;
  /** Absent: threads of its own, which end with the pool. */
  readonly startThreads?: StartThreads | undefined;
}

export interface WorkerPoolOptions extends PoolSurroundings {
  /** As its metrics name it. */
  readonly name: string;
  /**
   * The module of the work, whose default export is `(input) => output`; both are cloned between threads. Written as
   * `new URL('./….worker.ts', import.meta.url)`: by these words the bundles find it.
   */
  readonly file: URL;
  readonly threads: number;
  /** Pieces that may wait for a thread. */
  readonly queue: number;
  /** How long one may wait. */
  readonly waitMs: number;
  /** How long the thread may then take at each try; the start of a new thread counts. */
  readonly timeoutMs: number;
  /** One where nothing is lost by leaving the work out; else two. */
  readonly tries?: 1 | 2;
  /** JavaScript's own memory of one thread; bytes in buffers are not in it. */
  readonly memoryMb: number;
}

export interface WorkerPool<Input, Output> {
  /** Pieces that wait for a thread. */
  readonly waiting: number;
  /**
   * Does one piece of work in a thread; where the thread takes too long it is ended, and another one tries once more.
   * Throws the coded 503 where too much waits already or the last try took too long too, and a WorkFailure where a
   * thread needed too much memory, broke, or threw. What the work refuses it answers as data.
   */
  run(input: Input): Promise<Output>;
  /** Ends all threads: what is under way or comes later is answered with the coded 503. */
  close(): Promise<void>;
}

/** Threads for what would hold the event loop: a few, with a bounded queue and a deadline. They start with their first piece. */
export function createWorkerPool<Input, Output>(options: WorkerPoolOptions): WorkerPool<Input, Output> {
  const { name, threads, queue, waitMs, timeoutMs, tries, metrics, startThreads = startOwnThreads } = options;
  const pool = startThreads(options);
  const count = metrics && countWork(metrics, name);
  const turns = createTurns({ places: threads, queue, waitMs });
  let closed = false;

  async function tryOnce(input: Input): Promise<Output> {
    if (closed) throw tooBusy;
    try {
      return (await pool.run(input, { signal: AbortSignal.timeout(timeoutMs) })) as Output;
    } catch (error) {
      const failure = closed ? tooBusy : workFailureOf(error);
      if (isLate(failure)) count?.ended('timeout');
      throw failure;
    }
  }

  return {
    get waiting() {
      return turns.waiting;
    },
    async run(input) {
      try {
        const turn = turns.run(() => onceMore(() => tryOnce(input), isLate, tries));
        count?.waiting(turns.waiting);
        const output = await turn;
        count?.ended('done');
        return output;
      } catch (error) {
        if (error !== tooSlow) count?.ended(error instanceof WorkFailure ? error.reason : 'refused');
        throw error;
      } finally {
        count?.waiting(turns.waiting);
      }
    },
    async close() {
      closed = true;
      await pool.destroy();
    },
  };
}

const isLate = (failure: unknown): boolean => failure instanceof WorkFailure && failure.reason === 'timeout';
