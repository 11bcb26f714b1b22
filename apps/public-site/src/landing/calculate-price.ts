import { leftToPay, repairPremium } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';

/** A sum, all in cents: the invoice with its tax, less the aid, leaves what one pays. */
export interface Price {
  /** The whole invoice, with tax. */
  readonly gross: number;
  readonly aid: number;
  readonly left: number;
  /** The tax, which is part of what is left. */
  readonly vat: number;
}

export type PriceQuestion = { readonly price: Price } | { readonly fault: 'missing' | 'notAmount' | 'zero' };

/**
 * What a person pays for a repair of this amount.
 * @param invoiceCents the invoice excluding tax, in cents; `null` nothing typed, `NaN` no amount
 */
export function calculatePrice(invoiceCents: number | null, campaign: Campaign): PriceQuestion {
  if (invoiceCents === null) return { fault: 'missing' };
  if (!Number.isSafeInteger(invoiceCents)) return { fault: 'notAmount' };
  if (invoiceCents <= 0) return { fault: 'zero' };
  const remainder = leftToPay(invoiceCents, campaign);
  return {
    price: {
      gross: invoiceCents + remainder.vatCents,
      aid: repairPremium(invoiceCents, campaign),
      left: remainder.totalCents,
      vat: remainder.vatCents,
    },
  };
}
