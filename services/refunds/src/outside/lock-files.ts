import { centsOf } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import type { ServiceClient } from '@alveole/service-kit';

/** Locks files at repairs; answers those that could be locked, with the sum due in integer cents. */
export type LockFiles = (batchId: string, repairIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** The same batch and files make the same call, so a repetition locks nothing anew. */
export function lockFilesAt(repairs: ServiceClient): LockFiles {
  return async (batchId, repairIds) => {
    const body = { refund_id: batchId, repair_ids: [...repairIds] };
    const { locked } = await repairs.call(repairRoutes.lockForRefund, { body }, { idempotencyKey: `lock-${batchId}` });
    return new Map(locked.map((line) => [line.repair_id, centsOf(line.amount_to_refund)]));
  };
}
