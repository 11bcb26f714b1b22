import type { Campaign } from '../campaign/campaign.ts';
import { formatEuros } from '../money.ts';

/**
 * What a shop charges on an invoice: the rates of the mainland and of overseas (CGI art. 278, 294 and 296), or none
 * because it is under the threshold of art. 293 B.
 */
export const vatRates = ['20', '8.5', '2.1', '0', '293B'] as const;
export type VatRate = (typeof vatRates)[number];

export const vatRateLabels: Readonly<Record<VatRate, string>> = {
  '20': '20\u00a0% (métropole)',
  '8.5': '8,5\u00a0% (Guadeloupe, Martinique, La Réunion)',
  '2.1': '2,1\u00a0% (taux réduit d’outre-mer)',
  '0': '0\u00a0% (Guyane, Mayotte)',
  '293B': 'TVA non applicable, art. 293 B du CGI',
};

/** What an invoice without tax must say. */
export const vatExemption = vatRateLabels['293B'];

/** Whether a shop charges no tax at all, so that its amounts have no « hors taxes ». */
export function isVatExempt(rate: VatRate | undefined): boolean {
  return rate === '293B';
}

/** « 125,00 € hors taxes »; of a shop without VAT, whose amounts have no « hors taxes », « 125,00 € ». */
export function netAmountText(cents: number, rate: VatRate | undefined): string {
  return isVatExempt(rate) ? formatEuros(cents) : `${formatEuros(cents)} hors taxes`;
}

/** The rate in percent; of a shop that has not said, the campaign's. */
export function vatPercentOf(rate: VatRate | undefined, campaign: Pick<Campaign, 'vatPercent'>): number {
  if (rate === undefined) return campaign.vatPercent;
  return isVatExempt(rate) ? 0 : Number(rate);
}

/** The tax of a shop in words: « TVA 8,5 % », or why it charges none; of a shop that has not said, the campaign's. */
export function vatText(rate: VatRate | undefined, campaign: Pick<Campaign, 'vatPercent'>): string {
  return isVatExempt(rate) ? vatExemption : `TVA ${percentText(vatPercentOf(rate, campaign))}`;
}

/** What the stamp of an invoice says of the tax, in lines of at most twenty characters; none of a shop that has not said. */
export function vatStampLines(rate: VatRate | undefined): readonly string[] {
  if (rate === undefined) return [];
  return isVatExempt(rate) ? vatExemption.split(/(?<=,) /) : [`HT (TVA ${percentText(Number(rate))})`];
}

const percentText = (percent: number): string => `${String(percent).replace('.', ',')}\u00a0%`;

/** The tax on an amount excluding it, in whole cents. */
export function vatOn(netCents: number, rate: VatRate | undefined, campaign: Pick<Campaign, 'vatPercent'>): number {
  return Math.round((netCents * vatPercentOf(rate, campaign)) / 100);
}

/** An amount with the tax of a shop, in whole cents. */
export function grossOf(netCents: number, rate: VatRate | undefined, campaign: Pick<Campaign, 'vatPercent'>): number {
  return netCents + vatOn(netCents, rate, campaign);
}

/** The amount excluding tax that an amount with tax is made of, in whole cents; taxed again it is that amount, within a cent. */
export function amountOfGross(
  grossCents: number,
  rate: VatRate | undefined,
  campaign: Pick<Campaign, 'vatPercent'>,
): number {
  return Math.round((grossCents * 100) / (100 + vatPercentOf(rate, campaign)));
}
