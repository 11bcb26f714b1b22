/**
 * An amount typed in euros, comma or point, at most two decimals, to whole cents: `125`, `125,5`, `1 234.56 €`. Exact: no
 * floating point. What is greater than any exact amount is the greatest of them, for a rule to refuse as too long.
 * Undefined when it is none.
 */
export function centsOfText(text: string): number | undefined {
  const match = /^(\d+)(?:[.,](\d{0,2}))?$/.exec(compactAmount(text));
  if (match === null) return undefined;
  const [, euros = '', decimals = ''] = match;
  return Math.min(Number(euros) * 100 + Number(decimals.padEnd(2, '0')), Number.MAX_SAFE_INTEGER);
}

/** The figures of an amount, without spaces and sign of the currency. */
export function compactAmount(text: string): string {
  return text.replace(/[\s\u00a0\u202f€]/g, '');
}
