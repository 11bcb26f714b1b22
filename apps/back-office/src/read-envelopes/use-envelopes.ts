import { campaignRoutes, envelopeViewOf } from '@alveole/contracts/campaign';
import type { RemoteProps } from '@alveole/contracts';
import type { EnvelopeView } from '@alveole/contracts/campaign';
import { envelopesOf } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

/** Whether any funder of the campaign has an envelope, as the page knows the campaign. */
export function hasEnvelopes(campaign: Campaign): boolean {
  return envelopesOf(campaign).size > 0;
}

/** The envelopes of the campaign in force, in its order. */
export function useEnvelopes(api: RemoteProps['api'], isEnabled = true): UseQueryResult<readonly EnvelopeView[]> {
  return useQuery({
    queryKey: ['envelopes'],
    enabled: isEnabled,
    queryFn: async ({ signal }) => (await api.call(campaignRoutes.readEnvelopes, {}, { signal })).map(envelopeViewOf),
  });
}
