import type { Campaign } from '../campaign/campaign.ts';
import { formatEuros } from '../money.ts';
import { fileLeftToPay } from './premium.ts';
import { isVatExempt, vatText, type VatRate } from './vat-rate.ts';

/** What the sum of a customer is computed from; the amounts are absent while there is no invoice. */
export interface SumFile {
  readonly invoiceCents?: number | undefined;
  /** As it stands, corrections included. */
  readonly premiumCents?: number | undefined;
  /** What corrections of the paid premium changed, together, signed; absent: nothing. */
  readonly adjustmentCents?: number | undefined;
  /** What the shop charges; the campaign's where it has not said. */
  readonly vatRate?: VatRate | undefined;
}

/** One line of what a customer pays: its words and its amount. */
export interface SumLine {
  readonly label: string;
  readonly value: string;
  readonly isKey?: true;
}

/**
 * The premium that was deducted at the counter, in cents; undefined while there is none. A correction of a paid premium is
 * settled with the shop: what the client paid stands.
 */
export function deductedPremiumCents({ premiumCents, adjustmentCents = 0 }: SumFile): number | undefined {
  return premiumCents === undefined ? undefined : premiumCents - adjustmentCents;
}

/** What a receipt says of a correction of the paid premium; undefined where there was none. */
export function correctionForClient({ premiumCents, adjustmentCents = 0 }: SumFile): string | undefined {
  if (premiumCents === undefined || adjustmentCents === 0) return undefined;
  return `L’aide a été corrigée depuis\u00a0: ${formatEuros(premiumCents)}. La différence se règle entre le programme et le professionnel\u00a0: ce que le client a payé ne change pas.`;
}

/** What the customer pays of a file, in whole cents, tax included; undefined while there is no invoice. */
export function customerPaysCents(file: SumFile, campaign: Pick<Campaign, 'vatPercent'>): number | undefined {
  const { invoiceCents, vatRate } = file;
  const premiumCents = deductedPremiumCents(file);
  if (invoiceCents === undefined || premiumCents === undefined) return undefined;
  return fileLeftToPay({ invoiceCents, premiumCents }, campaign, vatRate).totalCents;
}

/** The sum of an invoice: without tax, the tax, with it, the aid, and what the customer pays; empty while there is none. */
export function customerSum(file: SumFile, campaign: Pick<Campaign, 'vatPercent'>): readonly SumLine[] {
  const { invoiceCents, vatRate } = file;
  const premiumCents = deductedPremiumCents(file);
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
