import { balanceOf, RepairStatus } from '@alveole/domain';
import type { FileBalance, LedgerEntry, RepairKind } from '@alveole/domain';

/** An entry of the ledger, with its instant. */
export interface AccountEntry extends LedgerEntry {
  readonly at: Date;
}

/** What events tell of a file. */
export interface FollowedFile {
  readonly repairId: string;
  readonly fileNumber: string;
  readonly entityId: string;
  readonly entityName: string;
  readonly kind: RepairKind;
  readonly status: RepairStatus;
}

/** The ledger of one file: what was granted, batched, paid and sent back, in its order. */
export interface FileLedger extends FollowedFile {
  /** Of the last event of the file that was heard. */
  readonly sequence: number;
  /** From which its waiting counts. */
  readonly validatedAt: Date;
  readonly entries: readonly AccountEntry[];
}

/** Statuses of files whose refund is in progress, out of the sample and in it. */
export const refundableStatuses: readonly RepairStatus[] = [RepairStatus.validated, RepairStatus.sampleValidated];

/** Statuses of files that were refunded, out of the sample and in it. */
export const refundedStatuses: readonly RepairStatus[] = [RepairStatus.refunded, RepairStatus.sampleRefunded];

/** In cents: only validated files are granted something, and keep it once they are paid. */
export function grantedAt(status: RepairStatus, premiumCents: number): number {
  return [...refundableStatuses, ...refundedStatuses].includes(status) ? premiumCents : 0;
}

export function balanceOfAccount({ entries }: Pick<FileLedger, 'entries'>): FileBalance {
  return balanceOf(entries);
}

/** Whether something is due either way, and no batch has it. */
export function isWaiting(account: Pick<FileLedger, 'entries'>): boolean {
  const { reservation, dueCents } = balanceOfAccount(account);
  return reservation === undefined && dueCents !== 0;
}
