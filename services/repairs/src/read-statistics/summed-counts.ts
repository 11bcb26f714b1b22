import type { CountedWeek } from '../store/statistics-store.ts';

/** Counters of several weeks, added up. */
export interface SummedCounts {
  of(name: string): number;
  /** `decision` → days and files. */
  group(name: string): Readonly<Record<string, number>>;
}

type Counts = CountedWeek['counts'];

export function sumOfCounts(many: readonly Counts[]): SummedCounts {
  const sums = new Map<string, number>();
  const groups = new Map<string, Record<string, number>>();
  for (const counts of many)
    for (const [name, value] of Object.entries(counts))
      if (typeof value === 'number') sums.set(name, (sums.get(name) ?? 0) + value);
      else groups.set(name, addTo(groups.get(name) ?? {}, value));
  return { of: (name) => sums.get(name) ?? 0, group: (name) => groups.get(name) ?? {} };
}

function addTo(sum: Record<string, number>, more: Readonly<Record<string, number>>): Record<string, number> {
  for (const [name, value] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + value;
  return sum;
}
