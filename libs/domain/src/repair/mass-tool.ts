import type { RepairFile } from './repair-file.ts';
import { isNotEligible, isRefunded, isRefundPending } from './statuses.ts';

export type MassOutcome = 'changed' | 'already' | 'spared' | 'locked';

/** What the mass tool "not eligible" does to one file: refunded files are spared, files on their way to the bank are locked. */
export function massNotEligibleOutcome(file: Pick<RepairFile, 'status' | 'refundLocked'>): MassOutcome {
  if (isRefunded(file.status)) return 'spared';
  if (isNotEligible(file.status)) return 'already';
  return file.refundLocked && isRefundPending(file.status) ? 'locked' : 'changed';
}
