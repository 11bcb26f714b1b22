import { changeDocument } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { createCampaignVersionStore } from '../store/campaign-version-store.ts';

interface FormerVersion {
  readonly _id: string;
  readonly rowHash: string;
  readonly campaignId?: string;
  readonly campaignText: string;
}

/** Versions were all of one campaign, and their numbers unique; now they are unique in their campaign. */
export const nameCampaignsOfVersions: Migration = {
  name: '0009-name-campaigns-of-versions',
  declareModels: createCampaignVersionStore,
  walks: ({ database }) => [
    {
      collection: 'campaign_versions',
      projection: { rowHash: 1, campaignId: 1, campaignText: 1 },
      changesOf: (versions: readonly FormerVersion[]) =>
        versions
          .filter(({ campaignId }) => campaignId === undefined)
          .map((version) => {
            const { id: campaignId } = JSON.parse(version.campaignText) as { readonly id: string };
            return changeDocument(database, 'campaign_versions', version, { $set: { campaignId } });
          }),
    },
  ],
  retiredIndexes: [{ collection: 'campaign_versions', name: 'version' }],
};
