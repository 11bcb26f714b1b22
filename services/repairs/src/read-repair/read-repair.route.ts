import { repairRoutes } from '@alveole/contracts/repair';
import { eachInWords, implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { Person } from '../record/people.ts';
import type { RepairsPorts } from '../ports.ts';
import { readingOf } from './reading-of.ts';
import { toHistoryEntry } from '../wire/history-answers.ts';
import { toFile } from '../wire/repair-answers.ts';
import { readHistory, readRepair } from './read-repair.ts';

export function readRepairRoutes(ports: RepairsPorts): ImplementedRoute[] {
  const history = async ({ params, actor }: { params: { id: string }; actor: Person }) =>
    eachInWords(await readHistory(ports, actor, params.id), toHistoryEntry);
  return [
    implement(repairRoutes.readOwnRepair, async ({ params, actor }) => {
      const file = await readRepair(ports, actor, params.id);
      return toFile(file, await readingOf(ports, actor, file));
    }),
    implement(repairRoutes.readOwnRepairHistory, history),
    implement(repairRoutes.readRepairHistory, history),
  ];
}
