import { isSentDocument } from '@alveole/contracts/repair';
import type { SentAnswer, SentAnswers } from '@alveole/contracts/repair';
import { answerFaults, answerSentence, askedQuestions, isRepair, questionsAt } from '@alveole/domain';
import type { Answers, AnswerValue, Campaign, Question, QuestionStep, RepairKind } from '@alveole/domain';
import type { RemovedAnswer } from '../record/history-record.ts';
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

export interface TakenAnswers {
  /** What was sent, as rules read it: a document by the name of its upload. */
  readonly answers: Answers;
  /** Answers of before that were taken away, or whose questions are not asked with the new answers. */
  readonly removed: readonly RemovedAnswer[];
}

/**
 * The answers that are sent with a step, and those of before that go with them.
 * @throws AnswersRefusedException with a French sentence for each question whose answer is missing or cannot be taken
 */
export function takenAnswers({
  campaign,
  step,
  kind,
  sent = {},
  former = {},
  mayLeaveOut = false,
}: Answering): TakenAnswers {
  const questions = questionsAt(campaign, step, isRepair({ kind }) ? 'repair' : 'session');
  const answers = Object.fromEntries(
    Object.entries(sent).flatMap(([id, answer]) => (answer === null ? [] : [[id, valueOf(answer)]])),
  );
  const left = answersWithout(former, (id) => sent[id] === null);
  const asked = askedQuestions(questions, { ...left, ...answers });
  const removed = questions.filter(({ id }) => id in former && (sent[id] === null || isUnasked(id, questions, asked)));
  const earlier = answersWithout(left, (id) => isUnasked(id, questions, asked));
  const askedBefore = answersWithout(earlier, (id) => !questions.some((question) => question.id === id));
  const faults = answerFaults(questions, { ...askedBefore, ...answers }, { isWhole: !mayLeaveOut, earlier });
  const sentences = [
    ...faults.map(({ sentence }) => sentence),
    ...unlikeSentences(
      questions.filter(({ id }) => !faults.some(({ questionId }) => questionId === id)),
      sent,
    ),
  ];
  if (sentences.length > 0) throw answersRefused(sentences);
  return { answers, removed: removed.map(({ id, label }) => ({ questionId: id, question: label })) };
}

/** The answers of a file but those of some questions. */
export function answersWithout(answers: Answers, isLeftOut: (questionId: string) => boolean): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !isLeftOut(id)));
}

const isUnasked = (id: string, questions: readonly Question[], asked: readonly Question[]): boolean =>
  questions.some((question) => question.id === id) && !asked.some((question) => question.id === id);

/** Questions that ask for a document and have a text, or the other way round. */
function unlikeSentences(questions: readonly Question[], sent: SentAnswers): readonly string[] {
  return questions
    .filter(({ id, kind }) => (sent[id] ?? null) !== null && (kind === 'document') !== isSentDocument(sent[id]))
    .map((question) => answerSentence(question, 'cette réponse ne convient pas'));
}

const valueOf = (answer: Exclude<SentAnswer, null>): AnswerValue =>
  typeof answer === 'object' ? answer.mediaName : answer;
