import type { Campaign } from '../campaign/campaign.ts';
import { formatEuros } from '../money.ts';
import { fileLeftToPay } from './premium.ts';
import { isVatExempt, vatText, type VatRate } from './vat-rate.ts';

/** What the sum of a customer is computed from; the amounts are absent while there is no invoice. */
export interface SumFile {
  readonly invoiceCents?: number | undefined;
  readonly premiumCents?: number | undefined;
  /** What the shop charges; the campaign's where it has not said. */
  readonly vatRate?: VatRate | undefined;
}

/** One line of what a customer pays: its words and its amount. */
export interface SumLine {
  readonly label: string;
  readonly value: string;
  readonly isKey?: true;
}

/** What the customer pays of a file, in whole cents, tax included; undefined while there is no invoice. */
export function customerPaysCents(file: SumFile, campaign: Pick<Campaign, 'vatPercent'>): number | undefined {
  const { invoiceCents, premiumCents, vatRate } = file;
  if (invoiceCents === undefined || premiumCents === undefined) return undefined;
  return fileLeftToPay({ invoiceCents, premiumCents }, campaign, vatRate).totalCents;
}

/** The sum of an invoice: without tax, the tax, with it, the aid, and what the customer pays; empty while there is none. */
export function customerSum(file: SumFile, campaign: Pick<Campaign, 'vatPercent'>): readonly SumLine[] {
  const { invoiceCents, premiumCents, vatRate } = file;
  if (invoiceCents === undefined || premiumCents === undefined) return [];
  const { vatCents, totalCents } = fileLeftToPay({ invoiceCents, premiumCents }, campaign, vatRate);
  const taxLines = isVatExempt(vatRate)
    ? []
    : [
        { label: 'Facture HT', value: formatEuros(invoiceCents) },
        { label: vatText(vatRate, campaign), value: formatEuros(vatCents) },
      ];
  const total = isVatExempt(vatRate) ? 'Total de la facture' : 'Total TTC';
  return [
    ...taxLines,
    { label: total, value: formatEuros(invoiceCents + vatCents) },
    { label: 'Aide déduite', value: `−${formatEuros(premiumCents)}` },
    { label: 'À payer par le client', value: formatEuros(totalCents), isKey: true },
  ];
}
