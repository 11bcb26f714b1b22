import { repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { eurosOfCents, soleFunderId } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import { lockForRefund } from './lock-for-refund.ts';

export function lockForRefundRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairRoutes.lockForRefund, async ({ body }) => {
    const { locked, refused } = await lockForRefund(ports, {
      funderId: body.funder_id ?? soleFunderId,
      batchId: body.refund_id,
      repairIds: body.repair_ids,
    });
    return {
      locked: locked.map(({ repairId, shareCents }) => ({
        repair_id: repairId,
        amount_to_refund: eurosOfCents(shareCents),
      })),
      refused: [...refused],
    };
  });
}
