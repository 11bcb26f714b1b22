import { isAppError } from '@alveole/contracts';
import { reckonedOf } from '@alveole/shared-screens/reckon-premium';
import type { Reckoning } from '@alveole/shared-screens/reckon-premium';

/** What the service gives by now for an amount, where it is not what this page reckons. Amounts are cents. */
export interface ChangedPremium {
  readonly invoiceCents: number;
  readonly premiumCents: number;
}

/** What a refusal says that the rules give for the sent amount; undefined of every other failure. */
export function changedPremiumIn(failure: unknown, invoiceCents: number | null): ChangedPremium | undefined {
  if (!isAppError(failure) || failure.code !== 'PremiumChangedException') return undefined;
  const { premiumCents } = failure;
  return premiumCents === undefined || invoiceCents === null ? undefined : { invoiceCents, premiumCents };
}

/** What the page tells of a typed amount: what the service said last of it, before what the page reckons itself. */
export function announcedReckoning(
  reckoning: Reckoning,
  changed: ChangedPremium | undefined,
  invoiceCents: number | null,
): Reckoning {
  if (changed === undefined || changed.invoiceCents !== invoiceCents) return reckoning;
  return { amounts: changed, steps: [] };
}

/** The premium that the page tells the client, in cents; undefined where it tells none. */
export function announcedPremiumOf(reckoning: Reckoning): number | undefined {
  return reckonedOf(reckoning)?.amounts.premiumCents;
}
