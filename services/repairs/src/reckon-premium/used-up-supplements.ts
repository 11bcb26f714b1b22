import { envelopesOf } from '@alveole/domain';
import type { Campaign, PremiumShare } from '@alveole/domain';
import { standingEnvelopes } from '../hold-envelopes/standing-envelopes.ts';
import type { EnvelopePorts } from '../hold-envelopes/standing-envelopes.ts';

/**
 * The campaigns whose supplement no envelope holds any more, by their ids: those whose funder refuses files then. They add
 * nothing, since what one campaign lacks takes nothing of another's aid. One with a waiting list lets the file wait.
 */
export async function usedUpSupplements(
  ports: EnvelopePorts,
  { supplements, funders = [] }: Campaign,
  shares: readonly PremiumShare[],
): Promise<ReadonlySet<string>> {
  const refusing = envelopesOf({ funders: funders.filter(({ campaignId }) => campaignId !== undefined) });
  if (supplements === undefined || refusing.size === 0) return new Set();
  const open = await standingEnvelopes(ports, true);
  const short = shares.filter(({ funderId, cents }) => {
    const envelope = refusing.has(funderId) ? open.get(funderId) : undefined;
    if (envelope?.whenUsedUp !== 'refuse') return false;
    return cents > envelope.amountCents - envelope.account.usedCents;
  });
  return new Set(short.flatMap(({ funderId }) => funders.find(({ id }) => id === funderId)?.campaignId ?? []));
}
