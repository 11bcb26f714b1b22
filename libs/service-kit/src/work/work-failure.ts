/** Why a piece of work came to no end: its deadline, its memory, or an error that nobody foresaw. */
export type WorkFailureReason = 'timeout' | 'memory' | 'crash';

/** A piece of work that was given up; its thread was replaced where it was lost. `cause` is what the worker threw. */
export class WorkFailure extends Error {
  readonly reason: WorkFailureReason;

  constructor(reason: WorkFailureReason, cause: unknown) {
    super(`Work in a thread failed (${reason})`, { cause });
    this.name = 'WorkFailure';
    this.reason = reason;
  }
}

/** What a pool's failure means. */
export function workFailureOf(error: unknown): WorkFailure {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  if (name === 'AbortError') return new WorkFailure('timeout', error);
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new WorkFailure('memory', error);
  return new WorkFailure('crash', error);
}
