import type { Campaign } from '../campaign/campaign.ts';
import type { Funder } from '../campaign/funder.ts';
import { shareOut } from '../campaign/shares.ts';
import { allocateShares, type StandingEnvelope } from './allocate-shares.ts';

/**
 * The funder without whose envelope no file of the campaign can be paid any more; undefined while one can, or may wait. A
 * funder who pays by a rule or for a supplement does not pay for every file, and keeps none from being opened.
 */
export function findEmptyEnvelope(
  funders: readonly Funder[],
  envelopes: ReadonlyMap<string, StandingEnvelope>,
): string | undefined {
  const own = funders.filter(({ campaignId }) => campaignId === undefined);
  const shares = own.map((funder) => ({ funderId: funder.id, cents: paysAlways(funder, own) ? 1 : 0 }));
  const allocation = allocateShares({ shares, entries: [], isCommitted: false, envelopes });
  return allocation.outcome === 'refused' ? allocation.funderId : undefined;
}

function paysAlways({ pays, percent = 0 }: Funder, funders: readonly Funder[]): boolean {
  if (pays === 'percentage') return percent > 0;
  return pays === 'remainder' && funders.reduce((sum, one) => sum + (one.percent ?? 0), 0) < 100;
}

/** The most that each funder pays of a file whose premium is the cap; of who pays by a rule, nothing is known. */
export function highestShares(
  campaign: Pick<Campaign, 'name' | 'funders' | 'repairCapCents'>,
): ReadonlyMap<string, number> {
  return new Map(shareOut(campaign.repairCapCents, campaign).map(({ funderId, cents }) => [funderId, cents]));
}
