import type { SentAnswer, SentAnswers } from '@alveole/contracts/repair';
import { answerFaults, answerSentence, isRepair, questionsAt } from '@alveole/domain';
import type { Answers, AnswerValue, Campaign, Question, QuestionStep, RepairKind } from '@alveole/domain';
import { answersRefused } from '../wire/refusals.ts';

/** Of which file, at which step, what is answered. */
export interface Answering {
  readonly campaign: Pick<Campaign, 'questions'>;
  readonly step: QuestionStep;
  readonly kind: RepairKind;
  readonly sent: SentAnswers | undefined;
  /** Of the file so far. */
  readonly former?: Answers | undefined;
  /** Staff that acts in the place of a repairer has nobody to ask: what is missing stays missing. */
  readonly mayLeaveOut?: boolean;
}

/**
 * The answers that are sent with a step, as rules read them: a document by the name of its upload.
 * @throws AnswersRefusedException with a French sentence for each question whose answer is missing or cannot be taken
 */
export function takenAnswers({
  campaign,
  step,
  kind,
  sent = {},
  former = {},
  mayLeaveOut = false,
}: Answering): Answers {
  const questions = questionsAt(campaign, step, isRepair({ kind }) ? 'repair' : 'session');
  const answers = Object.fromEntries(Object.entries(sent).map(([id, answer]) => [id, valueOf(answer)]));
  const faults = answerFaults(questions, { ...answersTo(questions, former), ...answers }, !mayLeaveOut);
  const unlike = questions.filter(({ id, kind: type }) => id in sent && (type === 'document') !== isDocument(sent[id]));
  const sentences = [
    ...faults.map(({ sentence }) => sentence),
    ...unlike
      .filter(({ id }) => !faults.some(({ questionId }) => questionId === id))
      .map((question) => answerSentence(question, 'cette réponse ne convient pas')),
  ];
  if (sentences.length > 0) throw answersRefused(sentences);
  return answers;
}

/** A question that was asked before may be asked no more. */
function answersTo(questions: readonly Question[], answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => questions.some((question) => question.id === id)));
}

const isDocument = (answer: SentAnswer | undefined): boolean => typeof answer === 'object';

const valueOf = (answer: SentAnswer): AnswerValue => (typeof answer === 'object' ? answer.mediaName : answer);
