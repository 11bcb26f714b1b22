import type { RefundBatch as WireBatch, TransferState } from '@alveole/contracts/refund';
import { calendarDay, nextBankingDay } from '@alveole/domain';
import type { Debtor } from './debtor.ts';

export type RefundState = WireBatch['state'];

/** What a batch pays for one file. */
export interface BatchLine {
  readonly repairId: string;
  readonly fileNumber: string;
  readonly entityId: string;
  readonly entityName: string;
  /** Signed integer cents: a correction may take back what was paid too much. */
  readonly cents: number;
  /** The file was paid by an earlier batch, be it that the bank sent the money back. */
  readonly wasPaidBefore: boolean;
  /** Money that was paid for the file stands, and this corrects it. */
  readonly isCorrection: boolean;
}

/** One SEPA credit transfer to one establishment, fixed at the approval. */
export interface Transfer {
  /** Its end-to-end id: leads from a bank statement back to the files. */
  readonly reference: string;
  readonly entityId: string;
  readonly payeeName: string;
  readonly iban: string;
  /** Of its bank, where a transfer names it. */
  readonly bic?: string | undefined;
  /** Integer cents, above zero. */
  readonly cents: number;
  readonly state: TransferState;
  /** When the bank told its outcome. */
  readonly settledAt?: Date | undefined;
  /** Why the bank refused it or sent it back (ISO 20022 code). */
  readonly reason?: string | undefined;
  /** Day of the debit and of the return that the bank told; empty where it told none. */
  readonly paidOn?: string | undefined;
  readonly returnedOn?: string | undefined;
}

/** Who stopped a draft, when, and why where it was refused. */
export interface Stop extends Person {
  readonly at: Date;
  readonly reason?: string | undefined;
}

/** A member of staff. */
export interface Person {
  readonly userId: string;
  readonly userName: string;
}

/** A SEPA credit-transfer batch on its way from draft to confirmation. */
export interface RefundBatch {
  readonly batchId: string;
  /** Whose shares it pays. */
  readonly funderId: string;
  readonly state: RefundState;
  readonly lines: readonly BatchLine[];
  /** None before the approval. */
  readonly transfers: readonly Transfer[];
  /** Whose account pays, as it was when the batch was drafted; absent from batches that were kept before it was. */
  readonly debtor?: Debtor | undefined;
  readonly draftedBy: Person;
  readonly approvedBy?: Person | undefined;
  readonly draftedAt: Date;
  /** When it was approved: the creation time of the pain.001 file, so that it reads the same each time. */
  readonly approvedAt?: Date | undefined;
  /** Of a draft that was refused or withdrawn. */
  readonly stopped?: Stop | undefined;
  readonly rowHash: string;
  readonly sequence: number;
}

/** The day on which the bank is asked to carry a batch out, YYYY-MM-DD: that of its approval, or the next banking day. */
export function executionDayOf(approvedAt: Date): string {
  return nextBankingDay(calendarDay(approvedAt));
}

/** The shares that these files of a batch are about. */
export function sharesIn(
  { funderId }: Pick<RefundBatch, 'funderId'>,
  repairIds: readonly string[],
): { readonly repairId: string; readonly funderId: string }[] {
  return repairIds.map((repairId) => ({ repairId, funderId }));
}

/** Integer cents of all that the batch pays. */
export function totalOf({ lines }: Pick<RefundBatch, 'lines'>): number {
  return lines.reduce((sum, line) => sum + line.cents, 0);
}

/** The files whose transfer was paid and did not come back. */
export function refundedLinesOf(batch: Pick<RefundBatch, 'lines' | 'transfers'>): BatchLine[] {
  return batch.transfers.filter(({ state }) => state === 'paid').flatMap((transfer) => linesOf(batch, transfer));
}

/** The files that a transfer pays. */
export function linesOf({ lines }: Pick<RefundBatch, 'lines'>, { entityId }: Pick<Transfer, 'entityId'>): BatchLine[] {
  return lines.filter((line) => line.entityId === entityId);
}
