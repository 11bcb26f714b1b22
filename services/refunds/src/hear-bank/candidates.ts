import type { BankAmount, BankSide } from '../record/bank-line.ts';
import type { RefundsPorts } from '../ports.ts';
import type { BankQuestion } from '../record/bank-question.ts';
import type { RefundBatch, Transfer } from '../record/refund-batch.ts';

/** Transfers that an entry of the bank may be about: one, or all of a batch that the bank may mean. */
export interface Candidate {
  /** The reference of the transfer, or the batch's id. */
  readonly id: string;
  readonly batch: RefundBatch;
  readonly transfers: readonly Transfer[];
}

const isHandedOver = ({ state }: RefundBatch) => state === 'exported' || state === 'confirmed';

/** Days for which a sum without a reference may still be about a batch that the bank has answered. */
const expectedFor = 60;
const day = 86_400_000;

/** Batches that the bank has and has not answered wholly, and those that were drafted lately. */
export async function handedOverLately({
  batches,
  now,
}: Pick<RefundsPorts, 'batches' | 'now'>): Promise<RefundBatch[]> {
  const since = new Date(now().getTime() - expectedFor * day);
  return [...(await batches.exported()), ...(await batches.confirmedSince(since))];
}

/** What a question may be about, on the batches as they stand now. */
export async function candidatesOf(
  ports: Pick<RefundsPorts, 'batches' | 'now'>,
  question: Pick<BankQuestion, 'reason' | 'reference' | 'batchId' | 'amount' | 'side'>,
): Promise<Candidate[]> {
  const { reason, amount, side = 'debit' } = question;
  if (reason === 'no_reference') {
    const meant = (await handedOverLately(ports)).flatMap(meantBy(side));
    return meant.filter(({ transfers }) => fits(transfers, amount));
  }
  const batch = question.batchId === undefined ? undefined : await ports.batches.find(question.batchId);
  if (!batch || !isHandedOver(batch)) return [];
  if (reason === 'sum_differs') return meantBy(side)(batch);
  const own = batch.transfers.filter(({ reference }) => reference === question.reference);
  return own.map((transfer) => ({ id: transfer.reference, batch, transfers: [transfer] }));
}

/**
 * The transfers of a batch that a sum may be about: all together, then each by itself. A debit is expected of what is on
 * its way, or counts as paid without a day of its booking, and contradicts what was refused; a credit may bring back
 * whatever is on its way or paid.
 */
export function meantBy(side: BankSide): (batch: RefundBatch) => Candidate[] {
  const isExpected = ({ state, paidOn }: Transfer) =>
    state === 'sent' || (state === 'paid' && (side === 'credit' || !paidOn));
  const isRefused = ({ state }: Transfer) => side === 'debit' && state === 'rejected';
  return (batch) => {
    const awaitedTransfers = batch.transfers.filter(isExpected);
    const single = [...awaitedTransfers, ...batch.transfers.filter(isRefused)].map((transfer) => ({
      id: transfer.reference,
      batch,
      transfers: [transfer],
    }));
    return awaitedTransfers.length > 1
      ? [{ id: batch.batchId, batch, transfers: awaitedTransfers }, ...single]
      : single;
  };
}

/** Whether a sum of the bank is that of these transfers, in euros. */
export function fits(transfers: readonly Transfer[], amount: BankAmount | undefined): boolean {
  return amount?.currency === 'EUR' && amount.cents === transfers.reduce((sum, { cents }) => sum + cents, 0);
}
