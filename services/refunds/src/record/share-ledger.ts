import { balanceOf, RepairStatus, soleFunderId } from '@alveole/domain';
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

/** Whose share of which file. */
export interface ShareKey {
  readonly repairId: string;
  readonly funderId: string;
}

/** The ledger of a funder's share of one file: what was granted, batched, paid and sent back, in its order. */
export interface ShareLedger extends FollowedFile, ShareKey {
  /** Of the last event of the file that was heard. */
  readonly sequence: number;
  /** From which its waiting counts. */
  readonly validatedAt: Date;
  /** By when the programme promised, at the validation, to pay it. */
  readonly promisedAt: Date;
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

/**
 * The id of the account of a share. The programme's own has that of its file: so it was when a file had one account, and
 * so it stays where a campaign names no funders.
 */
export function accountIdOf({ repairId, funderId }: ShareKey): string {
  return funderId === soleFunderId ? repairId : `${repairId}_${funderId}`;
}

export function balanceOfAccount({ entries }: Pick<ShareLedger, 'entries'>): FileBalance {
  return balanceOf(entries);
}

/** What a batch holds of a share, and where none does what is due of it, below zero where too much was paid. Cents. */
export function openCentsOf(entries: readonly LedgerEntry[]): number {
  const { reservation, dueCents } = balanceOf(entries);
  return reservation?.cents ?? dueCents;
}

/** Whether something is due either way, and no batch has it. */
export function isWaiting(account: Pick<ShareLedger, 'entries'>): boolean {
  const { reservation, dueCents } = balanceOfAccount(account);
  return reservation === undefined && dueCents !== 0;
}
