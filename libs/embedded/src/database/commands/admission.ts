import pLimit from 'p-limit';
import { databaseError } from '../errors.ts';

export interface AdmissionLimits {
  /** Commands that run at once, taking turns. */
  readonly atOnce: number;
  /** Commands that may wait for them. */
  readonly waiting: number;
}

export const defaultAdmission: AdmissionLimits = { atOnce: 64, waiting: 256 };

/** They end what is under way, keep a connection or tell how the database is: they never wait behind work. */
const admittedAtOnce = new Set(['getMore', 'killCursors', 'endSessions', 'hello', 'ismaster', 'ping']);

/** The labels by which a driver knows that it may come again after a pause. */
const comeAgain = { errorLabels: ['SystemOverloadedError', 'RetryableError'] };

/** Runs a command when its turn comes, in the order of asking. Rejects at once where too many wait. */
export type Admission = <T>(command: string, run: () => Promise<T>) => Promise<T>;

export function createAdmission({ atOnce, waiting }: AdmissionLimits = defaultAdmission): Admission {
  const limit = pLimit(atOnce);
  return async (command, run) => {
    if (admittedAtOnce.has(command)) return run();
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      throw databaseError('IngressRequestRateLimitExceeded', 'too many commands wait for the database', comeAgain);
    return limit(run);
  };
}
