import { otherTowns } from '@alveole/domain';
import type { AnswerValue, Question, Situation } from '@alveole/domain';

/** A situation in which everything is known: what clashes shows when a rule is evaluated. */
export const trialSituation = {
  invoiceCents: 100_00,
  vatPercent: 20,
  participants: 1,
  repairedOn: '2026-01-15',
  age: 40,
  homeZip: '69003',
  homeDepartment: '69',
  homeTown: otherTowns,
  homeGroup: otherTowns,
  filesBefore: 0,
  filesThisYear: 0,
  shopZip: '69003',
  shopDepartment: '69',
  shopTown: otherTowns,
  shopGroup: otherTowns,
  shopKind: 'vélociste',
} as const satisfies Situation;

/** The same with an answer to every question. */
export function trialSituationOf(questions: readonly Question[]): Situation {
  const answers = Object.fromEntries(
    questions.flatMap((question) =>
      trialAnswers(question)
        .slice(0, 1)
        .map((answer) => [question.id, answer]),
    ),
  );
  return { ...trialSituation, answers };
}

/** Answers over the whole range of what a question takes; none of a document, which rules do not read. */
export function trialAnswers(question: Question): readonly AnswerValue[] {
  switch (question.kind) {
    case 'choice':
      return question.options.map(({ id }) => id);
    case 'number':
      return [...new Set([question.min ?? 0, 1, 100, question.max ?? 100_000])].filter((number) =>
        isWithin(number, question),
      );
    case 'yes-no':
      return [true, false];
    case 'date':
      return [trialSituation.repairedOn];
    case 'document':
      return [];
  }
}

function isWithin(
  number: number,
  { min = -Infinity, max = Infinity }: { min?: number | undefined; max?: number | undefined },
): boolean {
  return number >= min && number <= max;
}
