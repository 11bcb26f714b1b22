import { centsOf } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RefundBatch } from '../record/refund-batch.ts';
import type { ServiceClient } from '@alveole/service-kit';

/** Locks the shares that a batch pays at repairs; answers the files of those that could be locked, with the share in integer cents. */
export type LockFiles = (
  batch: Pick<RefundBatch, 'batchId' | 'funderId'>,
  repairIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

/** The same batch and files make the same call, so a repetition locks nothing anew. */
export function lockFilesAt(repairs: ServiceClient): LockFiles {
  return async ({ batchId, funderId }, repairIds) => {
    const body = { refund_id: batchId, funder_id: funderId, repair_ids: [...repairIds] };
    const { locked } = await repairs.call(repairRoutes.lockForRefund, { body }, { idempotencyKey: `lock-${batchId}` });
    return new Map(locked.map((line) => [line.repair_id, centsOf(line.amount_to_refund)]));
  };
}
