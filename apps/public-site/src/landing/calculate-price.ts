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
 * @param netCents the invoice excluding tax, in cents; `null` nothing typed, `NaN` no amount
 */
export function calculatePrice(netCents: number | null, campaign: Campaign): PriceQuestion {
  if (netCents === null) return { fault: 'missing' };
  if (!Number.isSafeInteger(netCents)) return { fault: 'notAmount' };
  if (netCents <= 0) return { fault: 'zero' };
  const left = leftToPay(netCents, campaign);
  return {
    price: { aid: repairPremium(netCents, campaign), net: left.netCents, vat: left.vatCents, total: left.totalCents },
  };
}
