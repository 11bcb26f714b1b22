/** Spaces and points between thousands, a comma or a point before one or two decimals; the other of both may group. */
const written =
  /^(?<sign>[-−]?)\s*(?<euros>\d+|\d{1,3}(?:\s\d{3})+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,](?<decimals>\d{0,2}))?$/;
/** `49€90`, as prices are said: the sign of the currency stands for the comma. */
const signAsComma = /^([^€]*\d)\s?€\s?(\d{2})$/;
const currency = /\s*(?:€|eur|euros?)$/i;

/**
 * The figures of an amount as a person wrote it, with a point before its decimals: `1149.07` of `1 149,07 €` and of
 * `1.149,07`, `49.90` of `49€90`. Undefined where no amount is written; nothing is left out to make one.
 */
export function plainAmount(text: string): string | undefined {
  const compact = text.trim().replace(signAsComma, '$1,$2').replace(currency, '');
  const { sign = '', euros, decimals = '' } = written.exec(compact)?.groups ?? {};
  if (euros === undefined) return undefined;
  return `${sign === '' ? '' : '-'}${euros.replace(/\D/g, '')}${decimals === '' ? '' : `.${decimals}`}`;
}

/**
 * An amount as a person wrote it, in whole cents. Exact: no floating point. What is greater than any exact amount is the
 * greatest of them, for a rule to refuse as too long; one below zero stays below. Undefined when it is none.
 */
export function centsOfText(text: string): number | undefined {
  const plain = plainAmount(text);
  if (plain === undefined) return undefined;
  const [euros = '', decimals = ''] = plain.replace('-', '').split('.');
  const cents = Math.min(Number(euros) * 100 + Number(decimals.padEnd(2, '0')), Number.MAX_SAFE_INTEGER);
  return plain.startsWith('-') && cents !== 0 ? -cents : cents;
}
