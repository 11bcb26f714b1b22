import { foldText } from '../compared-text/fold-text.ts';

/** What an invoice calls an amount: excluding tax, the tax, including it, what remains to pay, or only a sum. */
export const printedNames = ['due', 'gross', 'net', 'vat', 'total'] as const;
export type PrintedName = (typeof printedNames)[number];

/** An amount in the text of an invoice; nothing else of that text is kept. */
export interface PrintedAmount {
  readonly cents: number;
  readonly name?: PrintedName;
}

/** Of an invoice with more amounts none is compared: it is a catalogue, or made to hide one. */
export const maxPrintedAmounts = 60;

/** No repair costs a million. */
const maxCents = 99_999_999;

/** Words before an amount, folded, by the name that they give it; of several the first row counts. */
const wordings: Readonly<Record<PrintedName, RegExp>> = {
  due: /NET A (?:PAYER|REGLER)|(?:RESTE|TOTAL|MONTANT|SOLDE) (?:A (?:PAYER|REGLER)|DU *:?\s*$)/,
  gross: /\bT\.?T\.?C\b|TOUTES TAXES/,
  net: /\bH\.?T\b|HORS TAXE/,
  vat: /\bT\.?V\.?A\b/,
  total: /\bTOTAL|\bMONTANT|\bSOMME\b/,
};

/** What the law has every invoice say is no price. */
const lawful = /\bCAPITAL\b|\bRECOUVREMENT\b|\bPENALITE/;

const whole = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3}){1,2}|\d{1,9})`;
const space = String.raw`[ \u00a0\u202f]?`;
const currency = String.raw`(?:€|EUR\b|euros?\b)`;
/** Not a piece of a date, of a telephone number, of a percentage, of a tyre's size. */
const begins = String.raw`(?<![\d.,/x×])`;
const ends = String.raw`(?!\d|[.,/]\d|${space}%)`;

/** With two decimals; before the currency; behind it. */
const amount = new RegExp(
  [
    `${begins}${whole}[.,]\\d{2}${ends}`,
    `${begins}${whole}(?:[.,]\\d{1,2})?(?=${space}${currency})`,
    `(?<=(?<!\\d${space})€${space})${whole}${ends}`,
  ].join('|'),
  'giu',
);

/** A whole number that ends a line is an amount where its name stands before it. */
const lastWhole = /(?<=[ \t:])\d{1,6}$/u;

/**
 * The amounts of a text, each once, those with a name first.
 * @param lines of the text, columns parted by tabulators
 * @returns none for a text without, and for one with more than `maxPrintedAmounts`
 */
export function amountsOfText(lines: readonly string[]): PrintedAmount[] {
  const amounts = new Map<number, PrintedAmount>();
  for (const read of lines.flatMap(amountsOfLine))
    if (amounts.get(read.cents)?.name === undefined) amounts.set(read.cents, read);
  if (amounts.size > maxPrintedAmounts) return [];
  const all = [...amounts.values()];
  return [...all.filter(isNamed), ...all.filter((read) => !isNamed(read))];
}

const isNamed = ({ name }: PrintedAmount): boolean => name !== undefined;

function amountsOfLine(line: string): PrintedAmount[] {
  let behind = 0;
  const read = [...line.matchAll(amount)].flatMap((match) => {
    const words = foldText(line.slice(behind, match.index));
    behind = match.index + match[0].length;
    return lawful.test(words) ? [] : [amountOf(match[0], nameIn(words))];
  });
  return [...read, ...lastNamed(line.slice(behind))].filter(({ cents }) => cents > 0 && cents <= maxCents);
}

/** What has a name and no decimals, as the last of its line. */
function lastNamed(rest: string): PrintedAmount[] {
  const match = lastWhole.exec(rest);
  const name = match && nameIn(foldText(rest.slice(0, match.index)));
  return match && name && name !== 'vat' ? [amountOf(match[0], name)] : [];
}

const nameIn = (words: string): PrintedName | undefined => printedNames.find((name) => wordings[name].test(words));

/** The last point or comma parts the decimals where one or two digits follow it; all others part thousands. */
function amountOf(written: string, name: PrintedName | undefined): PrintedAmount {
  const [, units = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(written) ?? [];
  const cents = Number(units.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return name === undefined ? { cents } : { cents, name };
}
