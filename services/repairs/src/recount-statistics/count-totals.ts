import type { CounterChanges } from '@alveole/domain';
import { cellId } from '../store/statistics-store.ts';
import type { Addition } from '../store/statistics-store.ts';

/** Additions to the same week and kind, put together. */
export interface Totals {
  add(addition: Addition): void;
  /** One for each cell. */
  additions(): Addition[];
}

/** Sums in memory: as many as there are weeks, however many files. */
export function createTotals(): Totals {
  const cells = new Map<string, Addition>();
  return {
    add(addition) {
      const before = cells.get(cellId(addition));
      cells.set(cellId(addition), before ? sumOf(before, addition) : addition);
    },
    additions: () => [...cells.values()],
  };
}

function sumOf(one: Addition, other: Addition): Addition {
  const departments = new Set([...Object.keys(one.byDepartment), ...Object.keys(other.byDepartment)]);
  return {
    ...one,
    changes: sumOfChanges(one.changes, other.changes),
    byDepartment: Object.fromEntries(
      [...departments].map((code) => [
        code,
        sumOfChanges(one.byDepartment[code] ?? {}, other.byDepartment[code] ?? {}),
      ]),
    ),
  };
}

function sumOfChanges(one: CounterChanges, other: CounterChanges): CounterChanges {
  const sum: Record<string, number> = { ...one };
  for (const [name, change] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + change;
  return sum;
}
