import { campaignRoutes } from '@alveole/contracts/campaign';
import type { ServiceClient } from '@alveole/service-kit';

/** The ids of the funders that any version of the campaign names. Rejects while repairs cannot answer. */
export type AskFunders = () => Promise<ReadonlySet<string>>;

export function askFundersAt(repairs: ServiceClient): AskFunders {
  return async () => {
    const versions = await repairs.call(campaignRoutes.listCampaigns, {});
    return new Set(versions.flatMap(({ campaign: { funders = [] } }) => funders.map(({ id }) => id)));
  };
}
