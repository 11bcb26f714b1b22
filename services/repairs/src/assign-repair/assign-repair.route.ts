import { assignmentRequestOf, repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { assignRepair } from './assign-repair.ts';

export function assignRepairRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairRoutes.assignRepair, async ({ body, actor, requestId }) => ({
    row_hash: await assignRepair(ports, actor, { ...assignmentRequestOf(body), requestId }),
  }));
}
