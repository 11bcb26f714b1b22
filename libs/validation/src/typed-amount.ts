/**
 * An amount typed in euros, comma or point, at most two decimals, to whole cents: `125`, `125,5`, `1 234.56 €`. Exact: no
 * floating point. Undefined when it is none.
 */
export function centsOfText(text: string): number | undefined {
  const match = /^(\d{1,10})(?:[.,](\d{0,2}))?$/.exec(compactAmount(text));
  if (match === null) return undefined;
  const [, euros = '', decimals = ''] = match;
  return Number(euros) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The figures of an amount, without spaces and sign of the currency. */
export function compactAmount(text: string): string {
  return text.replace(/[\s\u00a0\u202f€]/g, '');
}
