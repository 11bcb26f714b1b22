import type { BankCandidateView, BankQuestionView } from '@alveole/contracts/refund';
import { formatDate, formatEuros } from '@alveole/ui';
import { questionTexts as texts } from './bank-question.text.ts';
import { questionBadges } from './pay-refunds.text.ts';

/** A candidate as people look for it: whom it pays, how much, and its reference or the day of its whole batch. */
export function nameCandidate({ entityName, amountCents, candidate, batchId, draftedAt }: BankCandidateView): string {
  const reference = candidate === batchId ? texts.wholeBatch(formatDate(draftedAt)) : candidate;
  return `${entityName} · ${formatEuros(amountCents)} · ${reference}`;
}

/** The money that an answer is about: its transfers, or else what the bank said. */
export function nameMoney(question: BankQuestionView, candidates: readonly BankCandidateView[]): string {
  if (candidates.length > 0) return candidates.map(nameCandidate).join(', ');
  const { reference, amount, currency = 'EUR' } = question;
  const sum =
    amount === undefined ? [] : [currency === 'EUR' ? formatEuros(amount * 100) : `${amount}\u00a0${currency}`];
  return [reference || questionBadges[question.reason].label, ...sum].join(' · ');
}
