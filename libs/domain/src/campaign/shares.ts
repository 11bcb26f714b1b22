import { fundersOf, soleFunderId } from './funder.ts';
import type { Campaign } from './campaign.ts';

/** What one funder pays of a premium. */
export interface PremiumShare {
  readonly funderId: string;
  /** Integer cents, zero or more. */
  readonly cents: number;
}

/** What rules give of a premium for each funder whose share they say, in integer cents. */
export type RuledAmounts = ReadonlyMap<string, number>;

/**
 * Who pays how much of a premium: each funder its percentage or the amount of its rule, up to its ceiling, in the order of
 * the campaign, and the last one what is left. The shares always add up to the premium. Rounded to the cent, half a cent up.
 */
export function shareOut(
  premiumCents: number,
  campaign: Pick<Campaign, 'name' | 'funders'>,
  ruledAmounts: RuledAmounts = new Map(),
): readonly PremiumShare[] {
  const funders = fundersOf(campaign);
  const shares = new Map<string, number>();
  let left = premiumCents;
  for (const { id, pays, percent = 0, capCents } of funders.filter((one) => one.pays !== 'remainder')) {
    const wanted = pays === 'percentage' ? Math.round((premiumCents * percent) / 100) : (ruledAmounts.get(id) ?? 0);
    const cents = Math.min(wanted, capCents ?? wanted, left);
    shares.set(id, cents);
    left -= cents;
  }
  return funders.map(({ id }) => ({ funderId: id, cents: shares.get(id) ?? left }));
}

/** The shares of a file: those that were kept with its premium, or all of it by the programme where none were. */
export function sharesOf({
  premiumCents = 0,
  shares,
}: {
  readonly premiumCents?: number | undefined;
  readonly shares?: readonly PremiumShare[] | undefined;
}): readonly PremiumShare[] {
  return shares ?? [{ funderId: soleFunderId, cents: premiumCents }];
}
