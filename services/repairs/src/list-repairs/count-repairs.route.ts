import { repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { countRepairs } from './count-repairs.ts';

export function countRepairsRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairRoutes.countRepairs, async ({ actor }) => {
    const { byStatus, toConfirm, toConfirmByStatus, ...counts } = await countRepairs(ports, actor);
    return { ...counts, by_status: byStatus, to_confirm: toConfirm, to_confirm_by_status: toConfirmByStatus };
  });
}
