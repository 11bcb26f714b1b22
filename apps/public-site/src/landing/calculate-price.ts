import { fileLeftToPay } from '@alveole/domain';
import type { Campaign, InvoiceAmounts } from '@alveole/domain';

/** A sum, all in cents: the invoice with its tax, less the aid, leaves what one pays. */
export interface Price {
  /** The whole invoice, with tax. */
  readonly gross: number;
  readonly aid: number;
  readonly left: number;
  /** The tax, which is part of what is left. */
  readonly vat: number;
}

/** Why a typed amount is none, in cents excluding tax: `null` nothing typed, `NaN` no amount. */
export function amountFault(invoiceCents: number | null): 'missing' | 'notAmount' | 'zero' | undefined {
  if (invoiceCents === null) return 'missing';
  if (!Number.isSafeInteger(invoiceCents)) return 'notAmount';
  return invoiceCents <= 0 ? 'zero' : undefined;
}

/** What a person pays for a repair with this premium. */
export function priceOf(amounts: InvoiceAmounts, campaign: Campaign): Price {
  const { vatCents, totalCents } = fileLeftToPay(amounts, campaign);
  return {
    gross: amounts.invoiceCents + vatCents,
    aid: amounts.premiumCents,
    left: totalCents,
    vat: vatCents,
  };
}
