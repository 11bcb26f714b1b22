import type { Measured } from './measure.ts';

/** By how much a read may be slower among a hundred times as many files. */
export const maxSlowdown = 1.5;

/**
 * The measured reason of a 95th percentile that grew by more than `maxSlowdown`: pages that were not full among fewer files
 * hold more rows now, or only single reads waited (the median did not grow). Undefined where neither explains it.
 */
export function whySlower(among: Measured, amongMore: Measured): string | undefined {
  const more = amongMore.entries / Math.max(1, among.entries);
  const slower = amongMore.p95 / among.p95;
  if (more >= slower / maxSlowdown && more > 1) return `${more.toFixed(1)} times the rows: the page was not full`;
  const median = amongMore.p50 / among.p50;
  return median <= maxSlowdown ? `single reads that waited: the median by ${median.toFixed(2)}` : undefined;
}
