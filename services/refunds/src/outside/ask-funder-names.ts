import { appError } from '@alveole/contracts';
import { campaignRoutes } from '@alveole/contracts/campaign';
import { funderNameOf, fundersOf } from '@alveole/domain';
import type { ServiceClient } from '@alveole/service-kit';

/** How a funder and its programme are called at this moment. */
export interface FunderNames {
  readonly funderName: string;
  readonly programmeName: string;
}

/**
 * A funder that later versions of the campaign dropped keeps the name that the last one gave it. Rejects with
 * `NotFoundException` where no version ever named it, and while repairs cannot answer.
 */
export type AskFunderNames = (funderId: string) => Promise<FunderNames>;

export function askFunderNamesAt(repairs: ServiceClient): AskFunderNames {
  return async (funderId) => {
    const versions = (await repairs.call(campaignRoutes.listCampaigns, {})).map(({ campaign }) => campaign);
    const naming = versions.findLast((campaign) => fundersOf(campaign).some(({ id }) => id === funderId));
    if (!naming) throw appError('NotFoundException', 'No campaign names this funder.');
    return {
      funderName: funderNameOf(naming, funderId),
      programmeName: versions.findLast(({ id }) => id === versions[0]?.id)?.name ?? '',
    };
  };
}
