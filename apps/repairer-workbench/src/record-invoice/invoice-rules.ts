import { sessionParticipants } from '@alveole/domain';
import type { Answers, InvoicedSituation, Participants, Question, Situation } from '@alveole/domain';
import { amountFault } from '@alveole/validation';
import { answersOnceSent, firstFault } from '../answer-questions/typed-answers.ts';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import { texts } from './record-invoice.text.ts';

/** What an invoice is asked for beside its file and its amount. */
export interface AskedInvoice {
  readonly isSession: boolean;
  readonly questions: readonly Question[];
  /** What the file holds already. */
  readonly fileAnswers: Answers;
}

/**
 * Why the invoice cannot be sent yet; undefined once it can. What was not typed or chosen so far is said as what comes next,
 * not as a fault.
 */
export function invoiceFault(
  { cents, document, answers, answerDocuments }: InvoiceDraft,
  { isSession, questions, fileAnswers }: AskedInvoice,
): string | undefined {
  return (
    (isSession ? undefined : amountReason(cents)) ??
    firstFault(questions, { typed: answers, documents: answerDocuments }, fileAnswers) ??
    (document === null ? texts.fileNext : undefined)
  );
}

const amountReason = (cents: number | null): string | undefined =>
  cents === null ? texts.amountFirst : amountFault(cents);

/** 1, 2 or 3 persons. */
export function participantsOf({ participants }: Pick<InvoiceDraft, 'participants'>): Participants {
  return sessionParticipants(Number(participants));
}

/** Whether an invoice can have the amount of the draft. */
export function isAmountTyped(draft: Pick<InvoiceDraft, 'cents'>): boolean {
  return draft.cents !== null && amountFault(draft.cents) === undefined;
}

/** What the rules are asked about a repair; undefined while it has no amount. */
export function invoicedSituationOf(
  draft: InvoiceDraft,
  situation: Situation,
  questions: readonly Question[],
): InvoicedSituation | undefined {
  const { cents } = draft;
  if (cents === null || !isAmountTyped(draft)) return undefined;
  const answers = answersOnceSent(questions, draft.answers, situation.answers ?? {});
  return { ...situation, ...(Object.keys(answers).length > 0 && { answers }), invoiceCents: cents };
}
