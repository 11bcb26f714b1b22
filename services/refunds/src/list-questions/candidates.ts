import type { BankAmount } from '../hear-bank/bank-line.ts';
import type { RefundsPorts } from '../ports.ts';
import type { BankQuestion } from '../record/bank-question.ts';
import type { RefundBatch, Transfer } from '../record/refund-batch.ts';

/** Transfers that an entry of the bank may be about: one, or all of a batch that are still on their way. */
export interface Candidate {
  /** The reference of the transfer, or the batch's id. */
  readonly id: string;
  readonly batch: RefundBatch;
  readonly transfers: readonly Transfer[];
}

const isHandedOver = ({ state }: RefundBatch) => state === 'exported' || state === 'confirmed';

/** What a question may be about, on the batches as they stand now. */
export async function candidatesOf(
  { batches }: Pick<RefundsPorts, 'batches'>,
  question: Pick<BankQuestion, 'reason' | 'reference' | 'refundId' | 'amount'>,
): Promise<Candidate[]> {
  if (question.reason === 'no_reference')
    return (await batches.exported()).flatMap(openOf).filter(({ transfers }) => fits(transfers, question.amount));
  const batch = question.refundId === undefined ? undefined : await batches.find(question.refundId);
  if (!batch || !isHandedOver(batch)) return [];
  if (question.reason === 'sum_differs') return openOf(batch);
  const own = batch.transfers.filter(({ reference }) => reference === question.reference);
  return own.map((transfer) => ({ id: transfer.reference, batch, transfers: [transfer] }));
}

/** The transfers of a batch that are still on their way: all together, then each by itself. */
export function openOf(batch: RefundBatch): Candidate[] {
  const open = batch.transfers.filter(({ state }) => state === 'sent');
  const single = open.map((transfer) => ({ id: transfer.reference, batch, transfers: [transfer] }));
  return open.length > 1 ? [{ id: batch.refundId, batch, transfers: open }, ...single] : single;
}

/** Whether a sum of the bank is that of these transfers, in euros. */
export function fits(transfers: readonly Transfer[], amount: BankAmount | undefined): boolean {
  return amount?.currency === 'EUR' && amount.cents === transfers.reduce((sum, { cents }) => sum + cents, 0);
}
