import { askedQuestions } from './question.ts';
import type { AnswerValue, Answers, Question, QuestionKind } from './question.ts';

/** A question whose answer cannot be taken, and why in French. */
export interface AnswerFault {
  readonly questionId: string;
  readonly sentence: string;
}

type QuestionOf<Kind extends QuestionKind> = Extract<Question, { readonly kind: Kind }>;

type Readers<Result> = {
  readonly [Kind in QuestionKind]: (question: QuestionOf<Kind>, answer: AnswerValue) => Result;
};

const readBy = <Result>(readers: Readers<Result>, question: Question, answer: AnswerValue): Result =>
  (readers[question.kind] as (question: Question, answer: AnswerValue) => Result)(question, answer);

const faults: Readers<string | undefined> = {
  choice: ({ options }, answer) => (options.some(({ id }) => id === answer) ? undefined : 'choisissez une réponse'),
  number: ({ min, max }, answer) => {
    if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'tapez un nombre';
    if (min !== undefined && answer < min) return `${numberText(min)} au moins`;
    return max !== undefined && answer > max ? `${numberText(max)} au plus` : undefined;
  },
  'yes-no': (_, answer) => (typeof answer === 'boolean' ? undefined : 'répondez par oui ou par non'),
  date: (_, answer) => (isDay(answer) ? undefined : 'choisissez un jour'),
  document: (_, answer) => (typeof answer === 'string' && answer !== '' ? undefined : 'joignez le document'),
};

/** Why an answer cannot be taken, in French; undefined of one that can, and of an optional one that is missing. */
export function answerFault(question: Question, answer: AnswerValue | undefined): string | undefined {
  if (answer === undefined) return question.isRequired ? 'répondez à cette question' : undefined;
  return readBy(faults, question, answer);
}

/**
 * What is wrong with the answers to a campaign's questions, in the order of the questions.
 * @param options `isWhole`: whether a missing answer to a required question counts; `earlier`: what was answered at an
 * earlier step, on which questions may depend
 */
export function answerFaults(
  questions: readonly Question[],
  answers: Answers,
  { isWhole = true, earlier = {} }: { readonly isWhole?: boolean; readonly earlier?: Answers } = {},
): readonly AnswerFault[] {
  const asked = askedQuestions(questions, { ...earlier, ...answers });
  const unmet = questions.flatMap((question) => {
    const answer = answers[question.id];
    const fault = asked.includes(question) ? faultOf(question, answer, isWhole) : unaskedFault(answer);
    return fault === undefined ? [] : [{ questionId: question.id, sentence: answerSentence(question, fault) }];
  });
  const strangers = Object.keys(answers).filter((id) => !questions.some((question) => question.id === id));
  return [
    ...unmet,
    ...strangers.map((questionId) => ({
      questionId,
      sentence: `Cette question n’est pas posée\u00a0: ${questionId}.`,
    })),
  ];
}

function faultOf(question: Question, answer: AnswerValue | undefined, isWhole: boolean): string | undefined {
  return answer === undefined && !isWhole ? undefined : answerFault(question, answer);
}

const unaskedFault = (answer: AnswerValue | undefined): string | undefined =>
  answer === undefined ? undefined : 'cette question n’est pas posée avec les autres réponses';

/** What is wrong with an answer, as a sentence that names its question. */
export function answerSentence({ label }: Pick<Question, 'label'>, fault: string): string {
  return `«\u00a0${label}\u00a0»\u00a0: ${fault}.`;
}

/** « Réponse retirée : Avis d’imposition. » @param questions as they were asked; nothing is said of none */
export function removedAnswersText(questions: readonly string[] = []): string | undefined {
  if (questions.length === 0) return undefined;
  return `${questions.length === 1 ? 'Réponse retirée' : 'Réponses retirées'}\u00a0: ${questions.join(', ')}`;
}

const texts: Readers<string> = {
  choice: ({ options }, answer) => options.find(({ id }) => id === answer)?.label ?? String(answer),
  number: ({ unit }, answer) => [numberText(Number(answer)), unit].filter((part) => part !== undefined).join('\u00a0'),
  'yes-no': (_, answer) => (answer === true ? 'Oui' : 'Non'),
  date: (_, answer) => String(answer).split('-').reverse().join('/'),
  document: () => 'Document joint',
};

/** An answer as people read it: `Vélo cargo`, `1 200 €`, `Oui`, `12/05/2026`. */
export function answerText(question: Question, answer: AnswerValue): string {
  return readBy(texts, question, answer);
}

function isDay(answer: AnswerValue): boolean {
  if (typeof answer !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(answer)) return false;
  const instant = new Date(`${answer}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(answer);
}

const numberText = (value: number): string => value.toLocaleString('fr-FR').replaceAll('\u202f', '\u00a0');
