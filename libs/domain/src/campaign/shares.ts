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

/** What the rules gave for the invoice of a file, before any correction. */
export interface GrantedPremium {
  /** By the first campaign, in cents. */
  readonly firstCents: number;
  /** By each funder whose share rules say: its own ones, and those of the campaigns that add to it. */
  readonly ruledAmounts: RuledAmounts;
}

/**
 * The shares of a premium that was corrected: each campaign pays up to what it granted, the first before those that add to it,
 * in their order; what is more is the first one's. Its own funders who pay by a rule pay what that gave, up to the premium,
 * also after a correction had taken it back; whose share another one has taken over keeps what it pays.
 * @param shares those of before
 */
export function correctShares(
  premiumCents: number,
  shares: readonly PremiumShare[],
  campaign: Pick<Campaign, 'name' | 'funders'>,
  granted: GrantedPremium,
): readonly PremiumShare[] {
  const asGranted = shareAsGranted(totalOf(shares), campaign, granted);
  const isAsGranted = ({ funderId, cents }: PremiumShare) =>
    granted.ruledAmounts.has(funderId) && asGranted.some((one) => one.funderId === funderId && one.cents === cents);
  const takenOver = shares.filter((share) => !isAsGranted(share));
  const ruledAmounts = new Map([...granted.ruledAmounts, ...takenOver.map(amountOf)]);
  const sharesAt = (cents: number) =>
    shareAsGranted(cents, campaign, { ...granted, ruledAmounts }, granted.ruledAmounts);
  return leaveTakenOver(sharesAt(premiumCents), shares, sharesAt(totalOf(shares)));
}

/**
 * Corrected shares of which none that another funder has taken over goes back: what it would grow by is the other one's.
 * @param shares those of before
 * @param untaken what those of before were, had no funder taken over another's
 */
function leaveTakenOver(
  corrected: readonly PremiumShare[],
  shares: readonly PremiumShare[],
  untaken: readonly PremiumShare[],
): readonly PremiumShare[] {
  const taker = shares.find(({ funderId, cents }) => cents > centsOf(untaken, funderId));
  if (taker === undefined) return corrected;
  const bounded = corrected.map((share) => {
    const cents = centsOf(shares, share.funderId);
    return cents < centsOf(untaken, share.funderId) ? { ...share, cents: Math.min(share.cents, cents) } : share;
  });
  const movedCents = totalOf(corrected) - totalOf(bounded);
  return bounded.map((share) =>
    share.funderId === taker.funderId ? { ...share, cents: share.cents + movedCents } : share,
  );
}

const centsOf = (shares: readonly PremiumShare[], funderId: string): number =>
  shares.find((share) => share.funderId === funderId)?.cents ?? 0;

const amountOf = ({ funderId, cents }: PremiumShare) => [funderId, cents] as const;

function shareAsGranted(
  premiumCents: number,
  campaign: Pick<Campaign, 'name' | 'funders'>,
  { firstCents, ruledAmounts }: GrantedPremium,
  supplementAmounts = ruledAmounts,
): readonly PremiumShare[] {
  const supplementCents = Math.max(premiumCents - firstCents, 0);
  const addedShares = giveInOrder(supplementCents, ofSupplements(fundersOf(campaign)), supplementAmounts);
  return shareOut(premiumCents, campaign, new Map([...ruledAmounts, ...addedShares.map(amountOf)]));
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
