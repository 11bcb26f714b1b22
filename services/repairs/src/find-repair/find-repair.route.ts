import { repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { readingOf } from '../read-repair/reading-of.ts';
import { toFile } from '../wire/repair-answers.ts';
import { findOwnRepair, findRepair } from './find-repair.ts';

export function findRepairRoutes(ports: RepairsPorts): ImplementedRoute[] {
  return [
    implement(repairRoutes.findOwnRepair, async ({ params, query, actor }) => {
      const file = await findOwnRepair(ports, actor, { typed: params.id, kind: query.gender });
      return toFile(file, await readingOf(ports, actor, file));
    }),
    implement(repairRoutes.findRepair, async ({ params, actor }) => {
      const file = await findRepair(ports, params.id);
      return toFile(file, await readingOf(ports, actor, file));
    }),
  ];
}
