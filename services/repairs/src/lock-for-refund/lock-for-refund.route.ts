import { repairsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { eurosOfCents } from '@alveole/domain';
import type { RepairStore } from '../store/repair-store.ts';

export interface LockForRefundPorts {
  readonly repairs: Pick<RepairStore, 'lockForRefund'>;
  readonly now: () => Date;
}

/**
 * Locks the files of a batch, each atomically: only a file at 5 or 11 with a premium, and not of another batch.
 * A lock changes the row_hash, so whatever was under way on the file fails. Repeating the call repeats the answer.
 */
export function lockForRefundRoute({ repairs, now }: LockForRefundPorts): ImplementedRoute {
  return implement(repairsRoutes.lockForRefund, async ({ body }) => {
    const locked = await repairs.lockForRefund({ refundId: body.refund_id, repairIds: body.repair_ids, at: now() });
    const ids = new Set(locked.map(({ id }) => id));
    return {
      locked: locked.map(({ id, toRefundCents }) => ({ repair_id: id, amount_to_refund: eurosOfCents(toRefundCents) })),
      refused: body.repair_ids.filter((id) => !ids.has(id)),
    };
  });
}
