import { repairsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { assignRepair } from './assign-repair.ts';
import type { AssignRepairPorts } from './assign-repair.ts';

export function assignRepairRoute(ports: AssignRepairPorts): ImplementedRoute {
  return implement(repairsRoutes.assignRepair, async ({ body, actor }) => ({
    row_hash: await assignRepair(ports, actor, {
      repairId: body.repair_id,
      operatorId: body.rozo_user_id === '' ? null : body.rozo_user_id,
    }),
  }));
}
