import { calendarDay } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import type { RetentionAct } from './retention-act.ts';
import { newRun } from './run-store.ts';
import type { RetentionRun, RetentionRunStore } from './run-store.ts';
import { pageOf } from './walk-past-term.ts';

export interface RetentionParts {
  readonly database: Database;
  readonly acts: readonly RetentionAct[];
  readonly runs: RetentionRunStore;
  readonly now: () => Date;
  /** Whether what was finished today is done once more: an operator asks, or a term was changed. */
  readonly isOnceMore?: boolean;
  /** A run that is asked to stop ends after the page that it has in hand. */
  readonly isStopped?: () => boolean;
}

/**
 * Does what the retention table says to everything past its term, a page at a time: once a day and row, from
 * where a run that was interrupted stopped, in one process of all that share the store. Answers the runs of this day;
 * undefined while another process works on them.
 */
export async function carryOutRetention(parts: RetentionParts): Promise<readonly RetentionRun[] | undefined> {
  const { acts, runs, now, isOnceMore = false, isStopped = () => false } = parts;
  if (!(await runs.lease(now()))) return undefined;
  try {
    const day = calendarDay(now());
    const reports: RetentionRun[] = [];
    for (const act of acts) {
      const begun = await runs.of(act.row, day);
      let run = isOnceMore && begun.finishedAt ? newRun(act.row, day) : begun;
      while (run.finishedAt === undefined && !isStopped()) {
        if (!(await runs.lease(now()))) return undefined;
        run = await nextPage(parts, act, run);
        await runs.note(run);
      }
      reports.push(run);
    }
    return reports;
  } finally {
    await runs.release();
  }
}

async function nextPage(
  { database, now }: RetentionParts,
  act: RetentionAct,
  run: RetentionRun,
): Promise<RetentionRun> {
  const { documents, last } = await pageOf(database, act, { after: run.after, now: now() });
  let [count, staleCount] = [run.count, run.staleCount];
  for (const document of documents) {
    const outcome = await act.act(document, now());
    if (outcome === 'written') count += 1;
    else staleCount += 1;
  }
  const sums = { ...run, count, staleCount };
  return last === undefined ? { ...sums, finishedAt: now() } : { ...sums, after: last };
}
