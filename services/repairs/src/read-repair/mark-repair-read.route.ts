import { repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { markRepairRead } from './mark-repair-read.ts';

export function markRepairReadRoute(ports: Pick<RepairsPorts, 'repairs' | 'now'>): ImplementedRoute {
  return implement(repairRoutes.markRepairRead, async ({ params, actor }) => ({
    repair_id: (await markRepairRead(ports, actor, params.id)).id,
  }));
}
