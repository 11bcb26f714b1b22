import { campaignRoutes, openEnvelopeViewOf } from '@alveole/contracts/campaign';
import type { RemoteProps } from '@alveole/contracts';
import type { OpenEnvelopeView } from '@alveole/contracts/campaign';
import { envelopesOf, findEmptyEnvelope, highestShares } from '@alveole/domain';
import type { Campaign, StandingEnvelope } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { envelopeTexts as texts } from './reception.text.ts';

/** What the counter says of envelopes before a file is opened. */
export interface EnvelopeStanding {
  /** No file can be opened: the server would refuse it. */
  readonly refusal?: string;
  /** A file can be opened, and may be refused or wait once its amount is known. */
  readonly warning?: string;
}

/** How the envelopes of the campaign stand; nothing where there is none, or while that is not known. */
export function useEnvelopeStanding({ api, config }: Pick<RemoteProps, 'api' | 'config'>): EnvelopeStanding {
  const { campaign } = config;
  const { data = [] } = useQuery({
    queryKey: ['open-envelopes'],
    enabled: envelopesOf(campaign).size > 0,
    queryFn: async ({ signal }) =>
      (await api.call(campaignRoutes.readOpenEnvelopes, {}, { signal })).map(openEnvelopeViewOf),
  });
  return envelopeStandingOf(campaign, data);
}

/** The same of envelopes that were read. */
export function envelopeStandingOf(campaign: Campaign, envelopes: readonly OpenEnvelopeView[]): EnvelopeStanding {
  const standing = new Map(envelopes.map((envelope) => [envelope.funderId, standingOf(envelope)]));
  const empty = findEmptyEnvelope(campaign.funders ?? [], standing);
  const nameOf = (funderId: string) => envelopes.find((envelope) => envelope.funderId === funderId)?.funderName ?? '';
  if (empty !== undefined) return { refusal: texts.nothingLeft(nameOf(empty)) };
  const shares = highestShares(campaign);
  const short = envelopes.find(
    ({ funderId, whenUsedUp, leftCents }) => whenUsedUp !== 'redirect' && leftCents < (shares.get(funderId) ?? 0),
  );
  if (short === undefined) return {};
  const { funderName, leftCents, whenUsedUp } = short;
  return { warning: whenUsedUp === 'wait' ? texts.willWait(funderName) : texts.nearlyUsed(funderName, leftCents) };
}

function standingOf({ amountCents, leftCents, whenUsedUp, redirectTo }: OpenEnvelopeView): StandingEnvelope {
  return {
    amountCents,
    whenUsedUp,
    ...(redirectTo !== undefined && { redirectTo }),
    hasQueue: false,
    account: { amountCents, usedCents: amountCents - leftCents, boundCents: 0 },
  };
}
