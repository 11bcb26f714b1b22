/**
 * What a file of the bank says that contradicts what is known of a transfer, or cannot be brought together with one:
 * people settle it, two of them.
 */
export const bankQuestionReasons = [
  /** Another sum than the transfer's, a part of it or more. */
  'amount_differs',
  /** Another currency than the euro. */
  'currency_differs',
  /** Debited or refused before the batch was handed over. */
  'not_sent',
  /** Refused and debited, or refused after somebody confirmed it. */
  'paid_and_rejected',
  /** Debited on two days, or after it came back. */
  'debited_again',
  /** A credit of its reference without the reason of a return. */
  'bare_credit',
  /** The reversal of an entry. */
  'reversal',
  /** The code of a return without its reason, or the reason of a return on a debit. */
  'return_code',
  /** A batch that was booked as one sum, which is not the batch's. */
  'sum_differs',
  /** No reference, and the sum of a transfer or a batch. */
  'no_reference',
] as const;
export type BankQuestionReason = (typeof bankQuestionReasons)[number];

/** Whether the entry is still to be brought together with a transfer; else it is one of a known transfer to make clear. */
export function isToMatch(reason: BankQuestionReason): boolean {
  return reason === 'sum_differs' || reason === 'no_reference';
}
