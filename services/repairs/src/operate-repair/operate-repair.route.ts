import { operationOf, operationRequestOf, repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { operateRepair } from './operate-repair.ts';

type Write = typeof repairRoutes.operateRepair | typeof repairRoutes.operateRepairAsStaff;

/** The same story for the repairer's own file and for staff: the domain's table tells them apart. */
export function operateRepairRoutes(ports: RepairsPorts): ImplementedRoute[] {
  return [bind(ports, repairRoutes.operateRepair), bind(ports, repairRoutes.operateRepairAsStaff)];
}

function bind(ports: RepairsPorts, route: Write): ImplementedRoute {
  return implement(route, async ({ body, actor, requestId }) => {
    const asked = operationRequestOf(body);
    const operation = operationOf(asked.operation);
    const { rowHash, fileNumber, status } = await operateRepair(ports, actor, { ...asked, operation, requestId });
    return { row_hash: rowHash, repair_rozo_id: fileNumber, status };
  });
}
