import { answersOfFew, answerText } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';

/** An answer by which the list is narrowed, as the address and the calls name it. */
export interface AnswerOption {
  /** `velo=cargo`, `etudiant=true`. */
  readonly value: string;
  readonly label: string;
}

/** The answers to the campaign's questions of few answers. */
export function answerOptions({ questions = [] }: Pick<Campaign, 'questions'>): readonly AnswerOption[] {
  return questions.flatMap((question) =>
    answersOfFew(question).map((value) => ({
      value: `${question.id}=${String(value)}`,
      label: `${question.label} ${answerText(question, value)}`,
    })),
  );
}
