import type { RepairsPorts } from '../ports.ts';

/** The bank refused the transfer: its files wait for another batch, and may be worked on until then. */
export function releaseLocks(
  { repairs, now }: Pick<RepairsPorts, 'repairs' | 'now'>,
  { refundId, repairIds }: { readonly refundId: string; readonly repairIds: readonly string[] },
): Promise<void> {
  return repairs.releaseRefundLocks({ refundId, repairIds, at: now() });
}
