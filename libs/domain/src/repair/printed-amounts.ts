import type { Campaign } from '../campaign/campaign.ts';
import { foldText } from '../compared-text/fold-text.ts';
import { grossOf, vatPercentOf, type VatRate } from '../premium/vat-rate.ts';

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
  const found = new Map<number, PrintedAmount>();
  for (const read of lines.flatMap(amountsOfLine))
    if (found.get(read.cents)?.name === undefined) found.set(read.cents, read);
  if (found.size > maxPrintedAmounts) return [];
  const all = [...found.values()];
  return [...all.filter(isNamed), ...all.filter((read) => !isNamed(read))];
}

/** The VAT of the shop whose invoice is compared; the campaign's rate where it has not said one. */
export interface ComparedVat {
  readonly rate?: VatRate | undefined;
  readonly campaign: Pick<Campaign, 'vatPercent'>;
}

/**
 * What the invoice prints, where the typed amount is none of it: something to compare. Else nothing.
 * @param vat by which an amount with tax is that of the typed one, too; absent where it is not known
 */
export function unlikeAmounts(
  typedCents: number,
  printed: readonly PrintedAmount[],
  vat?: ComparedVat,
): readonly PrintedAmount[] {
  return printed.some((amount) => isTypedAmount(typedCents, amount, vat)) ? [] : printed;
}

/** Names of amounts with tax. */
const withTax: readonly (PrintedName | undefined)[] = ['gross', 'due', 'total'];

/** A shop that charges VAT types what stands excluding it: its total with tax is another amount. */
function isTypedAmount(typedCents: number, { cents, name }: PrintedAmount, vat: ComparedVat | undefined): boolean {
  if (cents === typedCents) return !(chargesTax(vat) && name === 'gross');
  return vat !== undefined && withTax.includes(name) && Math.abs(cents - grossIn(vat, typedCents)) <= 1;
}

const chargesTax = (vat: ComparedVat | undefined): boolean =>
  vat?.rate !== undefined && vatPercentOf(vat.rate, vat.campaign) > 0;

const grossIn = ({ rate, campaign }: ComparedVat, netCents: number): number => grossOf(netCents, rate, campaign);

/**
 * Which printed amount is compared with the typed one, and by how much it differs: the one excluding tax, else one with tax
 * against the typed one with tax, else the first, which nothing is known of. Undefined of an invoice without amounts.
 */
export function amountToCompare(
  typedCents: number,
  printed: readonly PrintedAmount[],
  vat: ComparedVat,
): { readonly amount: PrintedAmount; readonly gapCents: number | undefined } | undefined {
  const net = printed.find(({ name }) => name === 'net');
  if (net) return { amount: net, gapCents: net.cents - typedCents };
  const gross = printed.find(({ name }) => name === 'gross') ?? printed.find(({ name }) => withTax.includes(name));
  if (gross) return { amount: gross, gapCents: gross.cents - grossIn(vat, typedCents) };
  const [amount] = printed;
  return amount && { amount, gapCents: undefined };
}

/** What the comparison of a typed amount with its invoice leaves in the history. */
export interface ComparedAmounts {
  readonly isAmountPrinted?: true;
  readonly printedAmounts?: readonly PrintedAmount[];
}

/** That the invoice prints the typed amount, or what it prints instead; nothing of an invoice without amounts. */
export function comparedAmounts(
  typedCents: number,
  printed: readonly PrintedAmount[],
  vat?: ComparedVat,
): ComparedAmounts {
  const printedAmounts = unlikeAmounts(typedCents, printed, vat);
  if (printedAmounts.length > 0) return { printedAmounts };
  return printed.length > 0 ? { isAmountPrinted: true } : {};
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
