import { fundersOf, soleFunderId } from './funder.ts';
import type { Campaign } from './campaign.ts';
import type { Funder } from './funder.ts';

/** What one funder pays of a premium. */
export interface PremiumShare {
  readonly funderId: string;
  /** Integer cents, zero or more. */
  readonly cents: number;
}

/** What rules give of a premium for each funder whose share they say, in integer cents. */
export type RuledAmounts = ReadonlyMap<string, number>;

/**
 * Who pays how much of a premium: the funders of supplements the amounts of their rules, then each funder of the campaign its
 * percentage or the amount of its rule, up to its ceiling, in the order of the campaign, and the last one what is left. The
 * shares always add up to the premium. Rounded to the cent, half a cent up.
 */
export function shareOut(
  premiumCents: number,
  campaign: Pick<Campaign, 'name' | 'funders'>,
  ruledAmounts: RuledAmounts = new Map(),
): readonly PremiumShare[] {
  const funders = fundersOf(campaign);
  const addedShares = giveInOrder(premiumCents, ofSupplements(funders), ruledAmounts);
  const ownCents = premiumCents - totalOf(addedShares);
  return [...shareAmong(ownCents, funders.filter(isOwn), ruledAmounts), ...addedShares];
}

/**
 * The shares of a premium that was corrected: who pays by a rule goes on paying what it gave. What is taken away is taken from
 * the last supplement first, since each adds to those before it; what is added is the campaign's own.
 */
export function correctShares(
  premiumCents: number,
  shares: readonly PremiumShare[],
  campaign: Pick<Campaign, 'name' | 'funders'>,
): readonly PremiumShare[] {
  const amounts = new Map(shares.map(({ funderId, cents }) => [funderId, cents]));
  const supplements = ofSupplements(fundersOf(campaign));
  const supplementIds = new Set(supplements.map(({ id }) => id));
  const ownCents = totalOf(shares.filter(({ funderId }) => !supplementIds.has(funderId)));
  const left = giveInOrder(Math.max(premiumCents - ownCents, 0), supplements, amounts);
  return shareOut(
    premiumCents,
    campaign,
    new Map([...amounts, ...left.map(({ funderId, cents }) => [funderId, cents] as const)]),
  );
}

const isOwn = ({ campaignId }: Funder): boolean => campaignId === undefined;
const ofSupplements = (funders: readonly Funder[]) => funders.filter((funder) => !isOwn(funder));
const totalOf = (shares: readonly PremiumShare[]): number => shares.reduce((sum, { cents }) => sum + cents, 0);

function giveInOrder(mostCents: number, funders: readonly Funder[], amounts: RuledAmounts): readonly PremiumShare[] {
  let left = mostCents;
  return funders.map(({ id }) => {
    const cents = Math.min(amounts.get(id) ?? 0, left);
    left -= cents;
    return { funderId: id, cents };
  });
}

function shareAmong(
  premiumCents: number,
  funders: readonly Funder[],
  ruledAmounts: RuledAmounts,
): readonly PremiumShare[] {
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
