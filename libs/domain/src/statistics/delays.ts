/** How many files took so many whole days; a histogram, so that delays are kept without their files. */
export type DelayCounts = Readonly<Record<string, number>>;

export interface DelayFigures {
  readonly files: number;
  /** Within so many days half of the files were through; absent without files. */
  readonly medianDays?: number;
  /** Within so many days 95 of a hundred were. */
  readonly p95Days?: number;
}

const dayMs = 86_400_000;

/** What took longer counts as this. */
export const longestDelayDays = 366;

/** Whole days, the last begun one included: what is decided within the hour took one. */
export function delayDays(from: Date, to: Date): number {
  return Math.min(longestDelayDays, Math.max(1, Math.ceil((to.getTime() - from.getTime()) / dayMs)));
}

/** Median and p95 as the nearest rank says: a number of days that a file really took. */
export function delayFigures(counts: DelayCounts): DelayFigures {
  const steps = Object.entries(counts)
    .map(([days, files]) => ({ days: Number(days), files }))
    .filter(({ files }) => files > 0)
    .sort((one, other) => one.days - other.days);
  const files = steps.reduce((sum, step) => sum + step.files, 0);
  if (files === 0) return { files };
  return { files, medianDays: daysAt(steps, files * 0.5), p95Days: daysAt(steps, files * 0.95) };
}

function daysAt(steps: readonly { readonly days: number; readonly files: number }[], rank: number): number {
  let passed = 0;
  for (const { days, files } of steps) {
    passed += files;
    if (passed >= rank) return days;
  }
  return longestDelayDays;
}
