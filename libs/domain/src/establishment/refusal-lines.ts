import type { GivenReason, RefusalReason } from './refusal-reasons.ts';

/**
 * What people read of a refusal, one line a reason, on screens and in the mail alike: the reason's label, with what
 * explains it. « Autre » says nothing by itself, so its text stands alone; without a text, as oldest histories have it,
 * its label is all there is.
 * @param known the reasons that this kind of refusal offers
 */
export function refusalLines(given: readonly GivenReason[], known: readonly RefusalReason[]): readonly string[] {
  return given.map((reason) => lineOf(reason, known)).filter((line) => line !== '');
}

function lineOf({ key, explain = '' }: GivenReason, known: readonly RefusalReason[]): string {
  const reason = known.find((candidate) => candidate.key === key);
  const text = explain.trim();
  if (reason === undefined || (reason.needsText && text !== '')) return text;
  return text === '' ? reason.label : `${reason.label}\u00a0: ${text}`;
}
