import type { AppError } from './app-error.ts';

/** What differs from case to case in a message: what was asked, and where the file stood. */
const varying: readonly (readonly [RegExp, string])[] = [
  [/^(Operation|Act) (?!not )\S+ /, '$1 '],
  [/^No act leads to status \d+/, 'No act leads to status'],
  [/ at status \d+/, ' at this status'],
];

/** A fault of one or several fields, as the schema of a call tells it: `<field> (MISSING): …`. */
const ofFields = /^\S+ \((MISSING|INVALID)\): /;

/**
 * Names a refusal for machines: many refusals share a code, and their words may be written better one day. It is given by whoever
 * refuses, or made of the words; whoever changes the words of a refusal gives it the id that it had.
 */
export function refusalIdOf({ code, message, refusal }: Pick<AppError, 'code' | 'message' | 'refusal'>): string {
  if (refusal !== undefined) return refusal;
  const field = ofFields.exec(message)?.[1];
  if (field !== undefined) return field === 'MISSING' ? 'field-missing' : 'field-invalid';
  const sentence = varying.reduce((text, [pattern, fixedPart]) => text.replace(pattern, fixedPart), message);
  return dashed(sentence) || dashed(code.replace(/Exception$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, '-'));
}

function dashed(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
