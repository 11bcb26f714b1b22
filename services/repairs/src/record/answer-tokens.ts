import type { Answers } from '@alveole/domain';

/** A choice, and yes or no: what lists are narrowed by. No word that somebody types has an equals sign. */
export function answerToken(questionId: string, value: string | boolean): string {
  return `${questionId}=${String(value)}`;
}

/** By which a list finds a file: its answers of few values. A number, a day and a document have many. */
export function answerTokens(answers: Answers = {}): readonly string[] {
  return Object.entries(answers).flatMap(([id, value]) =>
    typeof value === 'boolean' || isOptionId(value) ? [answerToken(id, value)] : [],
  );
}

/** Neither a number nor a day, nor the name of a document. */
function isOptionId(value: string | number): value is string {
  return typeof value === 'string' && /^[a-z0-9-]{1,24}$/.test(value) && !/^\d{4}-\d{2}-\d{2}$/.test(value);
}
