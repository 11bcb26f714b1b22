import type { SentAnswers } from '@alveole/contracts/repair';
import { answerFault, answerFaults, answerSentence } from '@alveole/domain';
import type { AnswerValue, Answers, Question } from '@alveole/domain';
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

/** Whether every question that rules may read and that must be answered has an answer. */
export function areAnswered(questions: readonly Question[], typed: TypedAnswers): boolean {
  const answers = answersOf(questions, typed);
  return questions.every(({ id, kind, isRequired }) => kind === 'document' || !isRequired || id in answers);
}

/** What is sent of a form. */
export function sentAnswers(questions: readonly Question[], { typed, documents = {} }: TypedForm): SentAnswers {
  const media = questions.flatMap(({ id }) => {
    const document = documents[id];
    return document === undefined ? [] : [[id, document.media] as const];
  });
  return { ...answersOf(questions, typed), ...Object.fromEntries(media) };
}

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
  const wrongNumber = questions.find(({ id, kind }) => kind === 'number' && fieldFaultOfNumber(typed[id]));
  if (wrongNumber) return answerSentence(wrongNumber, 'tapez un nombre');
  const documentNames = Object.fromEntries(Object.entries(documents).map(([id, { media }]) => [id, media.mediaName]));
  const keptDocuments = Object.fromEntries(
    questions.flatMap(({ id, kind }) =>
      kind === 'document' && id in fileAnswers ? [[id, fileAnswers[id] ?? '']] : [],
    ),
  );
  return answerFaults(questions, { ...keptDocuments, ...answersOf(questions, typed), ...documentNames })[0]?.sentence;
}

function fieldFaultOfNumber(typed = ''): boolean {
  return typed.trim() !== '' && Number.isNaN(Number(typed.replace(/\s/g, '').replace(',', '.')));
}

/** Answers that were sent and refused, as a draft holds them again. @param documentNames of their files, by the id of the question */
export function draftAnswersOf(
  answers: SentAnswers,
  documentNames: Readonly<Record<string, string>>,
): { readonly answers: TypedAnswers; readonly answerDocuments: AnswerDocuments } {
  const documents = Object.entries(answers).flatMap(([id, media]) =>
    typeof media === 'object' ? [[id, { name: documentNames[id] ?? '', media }] as const] : [],
  );
  const typedEntries = Object.entries(answers).flatMap(([id, answer]) =>
    typeof answer === 'object' ? [] : [[id, answer] as const],
  );
  return { answers: typedOf(Object.fromEntries(typedEntries)), answerDocuments: Object.fromEntries(documents) };
}
