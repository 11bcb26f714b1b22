import { RepairKind, repairStatusCodes, weekAfter, weekOf } from '@alveole/domain';
import type { createStatisticsStore } from '@alveole/repairs/lists';
import { openedAt } from './repair-document.ts';

const generation = 'bench';
const filesAWeek = 10_000;

/** The counters of the weeks in which so many files were opened, as a count of them would have left these. */
export async function fillCounters(store: ReturnType<typeof createStatisticsStore>, files: number): Promise<void> {
  if ((await store.state())?.current === generation) return;
  await store.begin(generation, new Date());
  const changes = Object.fromEntries(repairStatusCodes.map((status) => [`entered.${status}`, filesAWeek]));
  const last = weekOf(openedAt(files));
  for (let week = weekOf(openedAt(0)); week <= last; week = weekAfter(week, 1))
    for (const kind of [RepairKind.repair, RepairKind.session])
      await store.add({ generation, week, kind, changes, byDepartment: {} });
  await store.finish(generation);
}
