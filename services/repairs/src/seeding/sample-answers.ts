import { askedQuestions, isRepair, questionsAt } from '@alveole/domain';
import type { Answers, AnswerValue, Campaign, Question, QuestionStep, RepairKind } from '@alveole/domain';

/** Of which demonstration file at which step. */
interface SampleOf {
  readonly campaign: Pick<Campaign, 'questions'>;
  readonly step: QuestionStep;
  readonly kind: RepairKind;
  /** Five digits of the file: those of two files differ, and so do their answers. */
  readonly digits: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** What the file answered at an earlier step. */
  readonly earlier?: Answers | undefined;
}

/** What a demonstration file answers to its campaign; nothing to a question for a document, which somebody would have to join. */
export function sampleAnswers({ campaign, step, kind, digits, day, earlier = {} }: SampleOf): Answers {
  const questions = questionsAt(campaign, step, isRepair({ kind }) ? 'repair' : 'session');
  const answerTo = (question: Question): Answers => {
    const answer = sampleAnswer(question, Number(digits), day);
    return answer === undefined ? {} : { [question.id]: answer };
  };
  const all: Answers = Object.assign({}, ...questions.map(answerTo));
  return Object.assign({}, ...askedQuestions(questions, { ...earlier, ...all }).map(answerTo)) as Answers;
}

function sampleAnswer(question: Question, seed: number, day: string): AnswerValue | undefined {
  switch (question.kind) {
    case 'choice':
      return question.options[seed % question.options.length]?.id;
    case 'number': {
      const { min = 0, max = min + 100 } = question;
      return Math.round(min + ((max - min) * (seed % 10)) / 10);
    }
    case 'yes-no':
      return seed % 4 === 0;
    case 'date':
      return day;
    case 'document':
      return undefined;
  }
}
