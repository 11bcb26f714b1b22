import type { Campaign } from '../campaign/campaign.ts';
import type { PrintedAmount, PrintedName } from '../repair/printed-amounts.ts';
import { grossOf, vatPercentOf, type VatRate } from './vat-rate.ts';

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
