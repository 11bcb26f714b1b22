import type { RecoverySums } from './debt.ts';

/**
 * Where a payment request stands: sent, reminded of, settled (by payments, its files, or both), cancelled where its files
 * netted all before anything was paid, or written off by two people.
 */
export const recoveryStates = ['requested', 'reminded', 'settled', 'cancelled', 'waived'] as const;
export type RecoveryState = (typeof recoveryStates)[number];

/** Whether somebody still waits for money. */
export function isOpenRecovery(state: RecoveryState): boolean {
  return state === 'requested' || state === 'reminded';
}

/** The state of a request of which nothing is left; undefined while something is. */
export function endOfRecovery({ paidCents, writtenOffCents, leftCents }: RecoverySums): RecoveryState | undefined {
  if (leftCents > 0) return undefined;
  if (writtenOffCents > 0) return 'waived';
  return paidCents > 0 ? 'settled' : 'cancelled';
}

/** What is done with what a first person proposed. */
export const proposalActs = ['propose', 'take_back', 'confirm'] as const;
export type ProposalAct = (typeof proposalActs)[number];

/** Where money from an establishment stands: to be made clear, answered by one person, or settled. */
export const receiptStates = ['open', 'proposed', 'settled'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/**
 * Why the money of a receipt settles no request by itself: no reference, one of no request, several of ours, a request that is over,
 * the account of another funder, another currency, more than was owed.
 */
export const receiptReasons = [
  'no_reference',
  'unknown_reference',
  'several_references',
  'ended_request',
  'other_account',
  'other_currency',
  'surplus',
] as const;
export type ReceiptReason = (typeof receiptReasons)[number];

/** What people say of it: it pays a request, or it was given back. */
export const receiptAnswers = ['attribute', 'give_back'] as const;
export type ReceiptAnswer = (typeof receiptAnswers)[number];
