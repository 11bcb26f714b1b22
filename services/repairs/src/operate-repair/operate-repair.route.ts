import { repairsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { operateRepair } from './operate-repair.ts';
import type { OperatePorts } from './effect.ts';

type Write = typeof repairsRoutes.operateRepair | typeof repairsRoutes.reviewRepair;

/** The same story for the repairer's own file and for staff: the domain's table tells them apart. */
export function operateRepairRoutes(ports: OperatePorts): ImplementedRoute[] {
  return [bind(ports, repairsRoutes.operateRepair), bind(ports, repairsRoutes.reviewRepair)];
}

function bind(ports: OperatePorts, route: Write): ImplementedRoute {
  return implement(route, async ({ body, actor, requestId }) => {
    const { rowHash, fileNumber, status } = await operateRepair(ports, actor, {
      repairId: body.repair_id,
      lastRowHash: body.last_row_hash,
      operation: body.repair_data,
      requestId,
    });
    return { row_hash: rowHash, repair_rozo_id: fileNumber, status };
  });
}
