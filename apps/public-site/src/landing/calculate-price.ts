import { leftToPay, repairPremium } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';

/** All in cents. */
export interface Price {
  readonly aid: number;
  /** Excluding tax, once the aid is deducted. */
  readonly net: number;
  readonly vat: number;
  readonly total: number;
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
      aid: repairPremium(invoiceCents, campaign),
      net: remainder.netCents,
      vat: remainder.vatCents,
      total: remainder.totalCents,
    },
  };
}
