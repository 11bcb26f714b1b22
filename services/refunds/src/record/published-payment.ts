import { createHash } from 'node:crypto';
import { calendarDay, smallestShownCell } from '@alveole/domain';
import type { RefundBatch, Transfer } from './refund-batch.ts';
import { linesOf } from './refund-batch.ts';

/** Whose payments are published together: a shop, and who pays it. */
export interface PayingPair {
  readonly entityId: string;
  readonly funderId: string;
}

/** What open data need of a transfer that the bank confirmed. */
export interface ConfirmedTransfer extends PayingPair {
  /** Its end-to-end id, which is not published. */
  readonly reference: string;
  /** YYYY-MM-DD. */
  readonly paidOn: string;
  readonly approvedOn: string;
  readonly cents: number;
  readonly repairIds: readonly string[];
}

/** Transfers of one funder to one shop that are published as one. */
export interface PublishedPayment extends PayingPair {
  readonly paymentId: string;
  /** When its first batch was approved by a second person. */
  readonly approvedOn: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly cents: number;
  /** Different files. */
  readonly files: number;
  readonly transfers: number;
}

/** The transfers of a batch whose money stands at the shop. */
export function confirmedTransfersOf(batch: RefundBatch): readonly ConfirmedTransfer[] {
  return batch.transfers
    .filter(({ state }) => state === 'paid')
    .map((transfer) => ({
      reference: transfer.reference,
      entityId: transfer.entityId,
      funderId: batch.funderId,
      paidOn: dayOf(batch, transfer),
      approvedOn: calendarDay(batch.approvedAt ?? batch.draftedAt),
      cents: transfer.cents,
      repairIds: linesOf(batch, transfer).map(({ repairId }) => repairId),
    }));
}

/** A bank that told no day told of the payment on that of its file. */
function dayOf(batch: RefundBatch, { paidOn, settledAt }: Transfer): string {
  return paidOn || calendarDay(settledAt ?? batch.approvedAt ?? batch.draftedAt);
}

/**
 * The payments of a pair, oldest first: transfers of too few files are joined with the next ones, so that no sum is that
 * of fewer than five files. Only the last of them may have fewer: it waits for another transfer, unpublished.
 */
export function joinTransfers(transfers: readonly ConfirmedTransfer[]): readonly PublishedPayment[] {
  const ordered = transfers.toSorted(
    (one, other) => one.paidOn.localeCompare(other.paidOn) || one.reference.localeCompare(other.reference),
  );
  const payments: PublishedPayment[] = [];
  let joined: ConfirmedTransfer[] = [];
  for (const transfer of ordered) {
    joined.push(transfer);
    if (filesOf(joined) < smallestShownCell) continue;
    payments.push(paymentOf(joined));
    joined = [];
  }
  return joined.length === 0 ? payments : [...payments, paymentOf(joined)];
}

/** Whether a payment has files enough to be published. */
export function isWholePayment({ files }: Pick<PublishedPayment, 'files'>): boolean {
  return files >= smallestShownCell;
}

const filesOf = (transfers: readonly ConfirmedTransfer[]): number =>
  new Set(transfers.flatMap(({ repairIds }) => repairIds)).size;

function paymentOf(transfers: readonly ConfirmedTransfer[]): PublishedPayment {
  const [first] = transfers as readonly [ConfirmedTransfer];
  const { entityId, funderId, reference } = first;
  return {
    paymentId: createHash('sha256').update(`${entityId} ${funderId} ${reference}`).digest('hex').slice(0, 32),
    entityId,
    funderId,
    approvedOn: transfers.map(({ approvedOn }) => approvedOn).sort()[0] as string,
    firstDay: first.paidOn,
    lastDay: (transfers.at(-1) as ConfirmedTransfer).paidOn,
    cents: transfers.reduce((sum, { cents }) => sum + cents, 0),
    files: filesOf(transfers),
    transfers: transfers.length,
  };
}
