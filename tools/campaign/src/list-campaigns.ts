import { campaignIds, campaignTexts, readCampaign } from '@alveole/campaigns';
import type { Campaign } from '@alveole/domain';
import { formatEuros } from '@alveole/domain';
import { join } from 'node:path';
import type { CampaignAct } from './run-campaign-command.ts';

/** Tells each campaign in one line: name, version, days, cap. */
export const listCampaigns: CampaignAct = (_names, campaignsDir, print) => {
  for (const id of campaignIds(campaignsDir)) {
    const read = readCampaign(campaignTexts(join(campaignsDir, id)), id);
    print(
      `${id.padEnd(24)}${'campaign' in read ? figuresOf(read.campaign) : 'à corriger : npm run campaign -- check'}`,
    );
  }
  return true;
};

function figuresOf({ name, version, startsOn, endsOn, repairCapCents }: Campaign): string {
  const end = endsOn === null ? 'sans fin' : `jusqu’au ${endsOn}`;
  return `${name}, version ${version}, depuis le ${startsOn}, ${end}, ${formatEuros(repairCapCents)} par réparation au plus`;
}
