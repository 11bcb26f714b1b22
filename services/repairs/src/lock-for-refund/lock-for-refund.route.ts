import { repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { eurosOfCents } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import { lockForRefund } from './lock-for-refund.ts';

export function lockForRefundRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairRoutes.lockForRefund, async ({ body }) => {
    const { locked, refused } = await lockForRefund(ports, { batchId: body.refund_id, repairIds: body.repair_ids });
    return {
      locked: locked.map(({ repairId, premiumCents }) => ({
        repair_id: repairId,
        amount_to_refund: eurosOfCents(premiumCents),
      })),
      refused: [...refused],
    };
  });
}
