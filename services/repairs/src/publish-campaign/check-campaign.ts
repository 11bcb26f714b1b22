import { readCampaign } from '@alveole/campaigns';
import type { CampaignFault } from '@alveole/campaigns';
import type { RepairsPorts } from '../ports.ts';
import type { CampaignFiles } from '../record/campaign-version.ts';

/** What is wrong with the files of a campaign; empty where an installation could run them. */
export function checkCampaign(
  { ownCampaign }: Pick<RepairsPorts, 'ownCampaign'>,
  files: CampaignFiles,
): readonly CampaignFault[] {
  const read = readCampaign(files, ownCampaign.campaign.id);
  return 'faults' in read ? read.faults : [];
}
