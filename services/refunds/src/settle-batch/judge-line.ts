import type { BankOutcome } from '@alveole/contracts/refund';
import type { BankLine } from '../record/bank-line.ts';
import type { RefundBatch, Transfer } from '../record/refund-batch.ts';

/** What a line of the bank led to, and the transfer after it. */
export interface JudgedLine {
  readonly outcome: BankOutcome;
  readonly transfer: Transfer;
}

/**
 * Judges a line against the transfer as the line before it left it. What contradicts it changes nothing and is a
 * question for people; what was told before is `known`. The outcome of a set of lines does not depend on their order,
 * as long as the bank does not say of one transfer both that it was debited and that it was refused.
 */
export function judgeLine({ state }: Pick<RefundBatch, 'state'>, transfer: Transfer, line: BankLine): JudgedLine {
  if (state !== 'exported' && state !== 'confirmed') return { outcome: 'not_sent', transfer };
  const { word, amount } = line;
  if (word !== 'paid' && word !== 'rejected' && word !== 'returned') return { outcome: word, transfer };
  if (amount !== undefined && amount.currency !== 'EUR') return { outcome: 'currency_differs', transfer };
  if (amount !== undefined && amount.cents !== transfer.cents) return { outcome: 'amount_differs', transfer };
  return ways[word](transfer, line);
}

const ways: Readonly<Record<'paid' | 'rejected' | 'returned', (transfer: Transfer, line: BankLine) => JudgedLine>> = {
  paid(transfer, { day = '' }) {
    const { state, paidOn, returnedOn } = transfer;
    if (state === 'rejected') return { outcome: 'paid_and_rejected', transfer };
    if (state === 'sent') return { outcome: 'paid', transfer: { ...transfer, state: 'paid', paidOn: day } };
    if (isOtherDay(paidOn, day) || isLater(day, returnedOn)) return { outcome: 'debited_again', transfer };
    return { outcome: 'known', transfer: paidOn ? transfer : { ...transfer, paidOn: day } };
  },
  rejected(transfer, { reason }) {
    if (transfer.state === 'paid') return { outcome: 'paid_and_rejected', transfer };
    if (transfer.state !== 'sent') return { outcome: 'known', transfer };
    return { outcome: 'rejected', transfer: { ...transfer, state: 'rejected', reason } };
  },
  returned(transfer, { day = '', reason }) {
    const { state, paidOn, returnedOn } = transfer;
    const isTold = returnedOn !== undefined && !isOtherDay(returnedOn, day);
    if (isTold || (state !== 'sent' && state !== 'paid')) return { outcome: 'known', transfer };
    const outcome = isLater(paidOn, day) ? 'debited_again' : 'returned';
    return { outcome, transfer: { ...transfer, state: 'returned', returnedOn: day, reason } };
  },
};

/** Whether both days are told and differ. */
const isOtherDay = (one: string | undefined, other: string) => Boolean(one) && other !== '' && one !== other;
const isLater = (one: string | undefined, other: string | undefined) => Boolean(one && other && one > other);
