import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { campaignIds, campaignTexts, faultText, readCampaign } from '@alveole/campaigns';
import type { CampaignAct } from './run-campaign-command.ts';

/** Reads the named campaigns, or all, and tells each fault with file and line. */
export const checkCampaigns: CampaignAct = (names, campaignsDir, print) => {
  const ids = names.length > 0 ? names : campaignIds(campaignsDir);
  const faultCounts = ids.map((id) => checkCampaign(id, campaignsDir, print));
  return faultCounts.every((count) => count === 0);
};

function checkCampaign(id: string, campaignsDir: string, print: (line: string) => void): number {
  const folder = join(campaignsDir, id);
  if (!existsSync(folder)) {
    print(`${id} : il n’y a pas de dossier de ce nom dans ${campaignsDir}.`);
    return 1;
  }
  const read = readCampaign(campaignTexts(folder), id);
  if ('campaign' in read) {
    print(`${id} : en ordre, avec ses exemples.`);
    return 0;
  }
  print(`${id} : ${read.faults.length} faute${read.faults.length > 1 ? 's' : ''}.`);
  for (const fault of read.faults) print(`  ${faultText(folder, fault)}`);
  return read.faults.length;
}
