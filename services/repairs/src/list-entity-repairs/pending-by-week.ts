import { mondayOf, weekOf } from '@alveole/domain';

interface PendingWeek {
  /** Monday, `YYYY-MM-DD`. */
  readonly week_start_date: string;
  readonly nbre_doss_attente_gen_sepa: number;
}

/** How many files were validated in each week of Paris, oldest first; `validatedAt` of each file. */
export function pendingByWeek(validatedAt: readonly Date[]): PendingWeek[] {
  const counts = new Map<string, number>();
  for (const at of validatedAt) {
    const monday = mondayOf(weekOf(at));
    counts.set(monday, (counts.get(monday) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([week_start_date, nbre_doss_attente_gen_sepa]) => ({ week_start_date, nbre_doss_attente_gen_sepa }));
}
