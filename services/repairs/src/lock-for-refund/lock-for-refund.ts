import { sharesOf } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { LockedSums } from '../store/repair-notes.ts';

export interface LockedFiles {
  /** With the share of the funder, in integer cents. */
  readonly locked: readonly { readonly repairId: string; readonly shareCents: number }[];
  /** Files that wait for no refund, have no premium, or whose share another batch holds. */
  readonly refused: readonly string[];
}

/**
 * Locks the files of a batch for the share of its funder, each atomically: only a file that waits for its refund with a
 * premium, and not of another batch of this funder. A lock changes the rowHash, so whatever was under way on the file fails. Repeating the call repeats the answer.
 */
export async function lockForRefund(
  { repairs, now }: RepairsPorts,
  lock: { readonly funderId: string; readonly batchId: string; readonly repairIds: readonly string[] },
): Promise<LockedFiles> {
  const lockedFiles = await repairs.lockForRefund({ ...lock, at: now() });
  const ids = new Set(lockedFiles.map(({ id }) => id));
  return {
    locked: lockedFiles.map((file) => ({ repairId: file.id, shareCents: shareCentsOf(file, lock.funderId) })),
    refused: lock.repairIds.filter((id) => !ids.has(id)),
  };
}

function shareCentsOf(file: LockedSums, funderId: string): number {
  return sharesOf(file).find((share) => share.funderId === funderId)?.cents ?? 0;
}
