import { mostQuestions } from '@alveole/domain';
import type { AnswerValue, Answers } from '@alveole/domain';
import { z } from 'zod';
import type { SentMedia } from './operation.ts';
import { mediaFields, mediaOf, wireMedia } from './sent-media.ts';

const questionId = z
  .string()
  .max(24)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Invalid characters');

const optionOrDay = z.string().regex(/^[a-z0-9-]{1,24}$/, 'Invalid answer');

/** The id of an option or a day (`YYYY-MM-DD`); a number; yes or no; a document; null, which takes an answer away. */
const sentAnswer = z.union([optionOrDay, z.number(), z.boolean(), z.strictObject(mediaFields)]).nullable();

/** The answers to a campaign's questions by the id of each; a document is named as it was uploaded. */
export const answersField = z
  .record(questionId, sentAnswer)
  .refine((answers) => Object.keys(answers).length <= mostQuestions, 'Too many answers')
  .optional();

type WireAnswers = z.output<typeof answersField>;

/** An answer as an operation carries it; null takes the one of before away. */
export type SentAnswer = AnswerValue | SentMedia | null;

/** Whether an answer is a document that was uploaded. */
export function isSentDocument(answer: SentAnswer | undefined): answer is SentMedia {
  return typeof answer === 'object' && answer !== null;
}

/** By the id of the question. */
export type SentAnswers = Readonly<Record<string, SentAnswer>>;

/** Answers out of the wire's words; undefined where none was sent. */
export function sentAnswersOf(answers: WireAnswers): SentAnswers | undefined {
  return (
    answers &&
    Object.fromEntries(
      Object.entries(answers).map(([id, answer]) => [
        id,
        typeof answer === 'object' && answer !== null ? mediaOf(answer) : answer,
      ]),
    )
  );
}

/** Answers in the wire's words; undefined where there are none. */
export function wireAnswersOf(answers: SentAnswers): WireAnswers {
  const entries = Object.entries(answers).map(
    ([id, answer]) => [id, isSentDocument(answer) ? wireMedia(answer) : answer] as const,
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** An answer as a file keeps it, with its question in the words of the file's campaign. */
export const fileAnswer = z.object({
  question_id: z.string(),
  question: z.string(),
  /** As people read it. */
  answer: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  /** Of a document. */
  media_url: z.string().optional(),
});

export interface FileAnswerView {
  readonly questionId: string;
  readonly question: string;
  readonly answer: string;
  readonly value: AnswerValue;
  readonly mediaName?: string;
}

export function fileAnswerViewOf({
  question_id,
  question,
  answer,
  value,
  media_url,
}: z.output<typeof fileAnswer>): FileAnswerView {
  return { questionId: question_id, question, answer, value, ...(media_url !== undefined && { mediaName: media_url }) };
}

/** The answers of a file by the id of their question, as rules read them. */
export function answersIn(answers: readonly FileAnswerView[]): Answers {
  return Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));
}
