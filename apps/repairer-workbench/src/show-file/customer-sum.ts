import type { RepairRowView } from '@alveole/contracts/repair';
import { fileLeftToPay, isVatExempt, vatText } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { formatEuros } from '@alveole/ui';

type SumFile = Pick<RepairRowView, 'invoiceCents' | 'premiumCents' | 'vatRate'>;

/** One line of what a customer pays: its words and its amount. */
export interface SumLine {
  readonly label: string;
  readonly value: string;
  readonly isKey?: true;
}

/** What the customer pays of a file, in whole cents, tax included; undefined while there is no invoice. */
export function customerPaysCents(file: SumFile, campaign: Campaign): number | undefined {
  const { invoiceCents, premiumCents, vatRate } = file;
  if (invoiceCents === undefined || premiumCents === undefined) return undefined;
  return fileLeftToPay({ invoiceCents, premiumCents }, campaign, vatRate).totalCents;
}

/** The sum of an invoice: without tax, the tax, with it, the aid, and what the customer pays; empty while there is none. */
export function customerSum(file: SumFile, campaign: Campaign): readonly SumLine[] {
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
