import { checkCampaign as checkTexts } from '@alveole/campaigns';
import type { CheckedCampaign } from '@alveole/campaigns';
import { parisDay } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { CampaignFiles } from '../record/campaign-version.ts';

type CheckPorts = Pick<RepairsPorts, 'campaignVersions' | 'now' | 'ownCampaign'>;

/** What is wrong with the files of a campaign as its next version, and what is most likely not meant. */
export async function checkCampaign(ports: CheckPorts, files: CampaignFiles): Promise<CheckedCampaign> {
  const nextVersion = (await lastVersionOf(ports)) + 1;
  return checkTexts(files, ports.ownCampaign.campaign.id, { today: parisDay(ports.now()), nextVersion });
}

/** The highest number that was used so far, by versions that were withdrawn too. */
export async function lastVersionOf({ ownCampaign, campaignVersions }: Omit<CheckPorts, 'now'>): Promise<number> {
  const versions = await campaignVersions.all();
  return Math.max(ownCampaign.campaign.version, ...versions.map(({ version }) => version));
}
