import type { ChosenMedia } from '../exchange-media/chosen-media.ts';

/** What was typed or chosen, by the id of the question: an option, the text of a number, `oui` or `non`, a day. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** The documents that were chosen, by the id of the question; null takes the one of the file away. */
export type AnswerDocuments = Readonly<Record<string, ChosenMedia | null>>;
