import { isSentDocument } from '@alveole/contracts/repair';
import type { SentAnswer, SentAnswers } from '@alveole/contracts/repair';
import { answerFault, answerFaults, answerSentence, askedQuestions } from '@alveole/domain';
import type { AnswerValue, Answers, Question } from '@alveole/domain';
import type { ChosenMedia } from '../exchange-media/chosen-media.ts';
import type { AnswerDocuments, TypedAnswers } from '../keep-draft/question-draft.ts';

/** What a form holds of the answers. */
export interface TypedForm {
  readonly typed: TypedAnswers;
  readonly documents?: AnswerDocuments;
}

/** What was typed as an answer; undefined where nothing was, NaN where it is no number. */
export function answerOf(question: Question, typed = ''): AnswerValue | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (question.kind === 'yes-no') return text === 'oui';
  return question.kind === 'number' ? Number(text.replace(/\s/g, '').replace(',', '.')) : text;
}

/** Back from a kept answer to what stands in its field; documents are not typed. */
export function typedOf(answers: Answers): TypedAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      typeof answer === 'boolean' ? (answer ? 'oui' : 'non') : String(answer).replace('.', ','),
    ]),
  );
}

/** The answers to these questions, as rules read them. */
export function answersOf(questions: readonly Question[], typed: TypedAnswers): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = question.kind === 'document' ? undefined : answerOf(question, typed[question.id]);
      return answer === undefined || Number.isNaN(answer) ? [] : [[question.id, answer]];
    }),
  );
}

/** What the file answers once the form is sent: what was typed, and those of before that the form does not ask for. */
export function answersOnceSent(questions: readonly Question[], typed: TypedAnswers, fileAnswers: Answers): Answers {
  const isTyped = (id: string): boolean =>
    questions.some((question) => question.id === id && question.kind !== 'document');
  const former = Object.entries(fileAnswers).filter(([id]) => !isTyped(id));
  const answers = { ...Object.fromEntries(former), ...answersOf(questions, typed) };
  const asked = askedQuestions(questions, answers);
  const unasked = questions.filter((question) => !asked.includes(question));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !unasked.some((question) => question.id === id)));
}

/** The questions that are asked with what was typed so far. */
export function askedWith(
  questions: readonly Question[],
  typed: TypedAnswers,
  fileAnswers: Answers,
): readonly Question[] {
  return askedQuestions(questions, answersOnceSent(questions, typed, fileAnswers));
}

/** Whether every question that rules may read and that must be answered has an answer. */
export function areAnswered(questions: readonly Question[], typed: TypedAnswers): boolean {
  const answers = answersOf(questions, typed);
  return questions.every(({ id, kind, isRequired }) => kind === 'document' || !isRequired || id in answers);
}

/**
 * What is sent of a form: of the questions that are asked what was answered, and null where an answer of the file was emptied.
 * @param fileAnswers what the file holds already
 */
export function sentAnswers(questions: readonly Question[], form: TypedForm, fileAnswers: Answers = {}): SentAnswers {
  const asked = askedWith(questions, form.typed, fileAnswers);
  const typed = answersOf(asked, form.typed);
  return Object.fromEntries(
    asked.flatMap((question): readonly (readonly [string, SentAnswer])[] => {
      const answer = question.kind === 'document' ? sentDocument(form.documents?.[question.id]) : typed[question.id];
      if (answer !== undefined && answer !== null) return [[question.id, answer]];
      const isEmptied = question.id in fileAnswers && (answer === null || question.kind !== 'document');
      return isEmptied ? [[question.id, null]] : [];
    }),
  );
}

/** The chosen documents of questions that are asked no more, which do not go with the form. */
export function unaskedDocuments(
  questions: readonly Question[],
  { typed, documents = {} }: TypedForm,
  fileAnswers: Answers,
): readonly ChosenMedia[] {
  const asked = askedWith(questions, typed, fileAnswers);
  return Object.entries(documents).flatMap(([id, chosen]) =>
    chosen === null || asked.some((question) => question.id === id) ? [] : [chosen],
  );
}

const sentDocument = (chosen: AnswerDocuments[string] | undefined): SentAnswer | undefined =>
  chosen === null ? null : chosen?.media;

/** What a field says of its answer, as a sentence; undefined of one that can be taken. */
export function fieldFault(question: Question, typed: string | undefined): string | undefined {
  const fault = answerFault(question, answerOf(question, typed));
  return fault && `${fault.charAt(0).toUpperCase()}${fault.slice(1)}`;
}

/**
 * Why the answers of a form cannot be sent yet, naming the first question.
 * @param fileAnswers what the file holds already: an answer that is left out stays
 */
export function firstFault(
  questions: readonly Question[],
  form: TypedForm,
  fileAnswers: Answers = {},
): string | undefined {
  const { documents = {}, typed } = form;
  const asked = askedWith(questions, typed, fileAnswers);
  const wrongNumber = asked.find(({ id, kind }) => kind === 'number' && fieldFaultOfNumber(typed[id]));
  if (wrongNumber) return answerSentence(wrongNumber, 'tapez un nombre');
  const documentNames = Object.fromEntries(
    asked.flatMap(({ id, kind }) => {
      const name = documents[id] === null ? undefined : (documents[id]?.media.mediaName ?? fileAnswers[id]);
      return kind === 'document' && name !== undefined ? [[id, name]] : [];
    }),
  );
  const answers = { ...answersOf(asked, typed), ...documentNames };
  return answerFaults(asked, answers, { earlier: fileAnswers })[0]?.sentence;
}

function fieldFaultOfNumber(typed = ''): boolean {
  return typed.trim() !== '' && Number.isNaN(Number(typed.replace(/\s/g, '').replace(',', '.')));
}

/** Answers that were sent and refused, as a draft holds them again. @param documentNames of their files, by the id of the question */
export function draftAnswersOf(
  answers: SentAnswers,
  documentNames: Readonly<Record<string, string>>,
): { readonly answers: TypedAnswers; readonly answerDocuments: AnswerDocuments } {
  const documents = Object.entries(answers).flatMap(
    ([id, media]): readonly (readonly [string, ChosenMedia | null])[] => {
      if (media === null) return [[id, null]];
      return isSentDocument(media) ? [[id, { name: documentNames[id] ?? '', media }]] : [];
    },
  );
  const typedEntries = Object.entries(answers).flatMap(([id, answer]) =>
    typeof answer === 'object' ? [] : [[id, answer] as const],
  );
  return { answers: typedOf(Object.fromEntries(typedEntries)), answerDocuments: Object.fromEntries(documents) };
}
