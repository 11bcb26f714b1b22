const day = 86_400_000;

/** Transfers leave once a week: what is promised for the week to come misses it unless the next batch takes it. */
export const promiseNoticeDays = 7;

/** How the promise of a file that is not paid yet stands: `late` it is past, `soon` the next batch is the last one in time. */
export type PromiseOutlook = 'late' | 'soon' | 'in-time';

/** The instant up to which promises are `soon`. */
export function promiseNoticeUntil(now: Date): Date {
  return new Date(now.getTime() + promiseNoticeDays * day);
}

/**
 * What has waited since before this instant has used up the promised delay, or does so within a day.
 * @param delayDays the delay that the programme promises
 */
export function atRiskBefore(now: Date, delayDays: number): Date {
  return new Date(now.getTime() - (delayDays - 1) * day);
}

/** The place of the median among so many in their order, from 0; the lower of two. */
export function medianPlace(count: number): number {
  return Math.max(0, Math.ceil(count / 2) - 1);
}

export function promiseOutlook(promisedAt: Date, now: Date): PromiseOutlook {
  if (promisedAt < now) return 'late';
  return promisedAt < promiseNoticeUntil(now) ? 'soon' : 'in-time';
}
