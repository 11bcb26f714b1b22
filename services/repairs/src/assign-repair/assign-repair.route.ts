import { repairsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { assignRepair } from './assign-repair.ts';

export function assignRepairRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairsRoutes.assignRepair, async ({ body, actor, requestId }) => ({
    row_hash: await assignRepair(ports, actor, {
      repairId: body.repair_id,
      operatorId: body.rozo_user_id === '' ? undefined : body.rozo_user_id,
      requestId,
    }),
  }));
}
