import type { RepairsPorts } from '../ports.ts';

export interface LockedFiles {
  readonly locked: readonly { readonly repairId: string; readonly premiumCents: number }[];
  /** Files that wait for no refund, have no premium, or belong to another batch. */
  readonly refused: readonly string[];
}

/**
 * Locks the files of a batch, each atomically: only a file that waits for its refund with a premium, and not of another
 * batch. A lock changes the rowHash, so whatever was under way on the file fails. Repeating the call repeats the answer.
 */
export async function lockForRefund(
  { repairs, now }: RepairsPorts,
  { batchId, repairIds }: { readonly batchId: string; readonly repairIds: readonly string[] },
): Promise<LockedFiles> {
  const lockedFiles = await repairs.lockForRefund({ batchId, repairIds, at: now() });
  const ids = new Set(lockedFiles.map(({ id }) => id));
  return {
    locked: lockedFiles.map(({ id, premiumCents }) => ({ repairId: id, premiumCents })),
    refused: repairIds.filter((id) => !ids.has(id)),
  };
}
