import { englishMessage } from '@alveole/validation';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const englishText = /^[A-Z][A-Za-z0-9 ,.'-]*$/;

/**
 * The specification's message for a body, query or path that does not fit its schema:
 * `mail (INVALID): Invalid email, code (MISSING): Field is required`. Each field is named once.
 */
export function validationMessage(issues: readonly Issue[]): string {
  const byField = new Map<string, string>();
  for (const issue of issues.flatMap(unfold)) {
    const field = fieldOf(issue);
    if (!byField.has(field)) byField.set(field, describe(issue));
  }
  return [...byField].map(([field, problem]) => `${field} ${problem}`).join(', ');
}

function describe(issue: Issue): string {
  return isMissing(issue) ? '(MISSING): Field is required' : `(INVALID): ${reasonOf(issue)}`;
}

function isMissing(issue: Issue): boolean {
  return (
    englishOf(issue) === 'Field is required' ||
    (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
  );
}

function reasonOf(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return 'Unknown field';
  const english = englishOf(issue);
  return englishText.test(english) && !english.startsWith('Invalid input') ? english : 'Invalid value';
}

/** Rules of the forms speak French; each has its English twin. */
function englishOf(issue: Issue): string {
  return englishMessage(issue.message) ?? issue.message;
}

/** Unknown keys are named one by one; of a union, the branch that came nearest speaks. */
function unfold(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }));
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const nearest = issue.errors.reduce((best, branch) => (branch.length < best.length ? branch : best));
  return nearest.flatMap((inner) => unfold({ ...inner, path: [...issue.path, ...inner.path] }));
}

function fieldOf(issue: Issue): string {
  return issue.path.length === 0 ? 'body' : issue.path.map(String).join('.');
}
