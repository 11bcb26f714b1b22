import type { AnswerDocuments, TypedAnswers } from './question-draft.ts';
import type { ChosenMedia } from '../exchange-media/chosen-media.ts';

/** What is typed for an invoice; kept as a draft until it is sent. */
export interface InvoiceDraft {
  /** Cents excluding tax; NaN while what is typed is no amount. */
  readonly cents: number | null;
  /** Persons of a session, as the choice gives them. */
  readonly participants: '1' | '2' | '3';
  readonly document: ChosenMedia | null;
  /** To the questions of the campaign. */
  readonly answers: TypedAnswers;
  readonly answerDocuments: AnswerDocuments;
}

export const blankInvoice = (): InvoiceDraft => ({
  cents: null,
  participants: '1',
  document: null,
  answers: {},
  answerDocuments: {},
});
