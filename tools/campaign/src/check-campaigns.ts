import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { campaignIds, campaignTexts, checkCampaign as checkTexts, faultText } from '@alveole/campaigns';
import { parisDay } from '@alveole/domain';
import type { CampaignAct } from './run-campaign-command.ts';

/** Checks the named campaigns, or all, and tells each fault and each likely slip with file and line. */
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
  const { faults, doubts } = checkTexts(campaignTexts(folder), id, { today: parisDay(new Date()) });
  print(`${id} : ${verdictOf(faults.length)}`);
  for (const fault of faults) print(`  ${faultText(folder, fault)}`);
  if (doubts.length > 0) print(`  À vérifier :`);
  for (const doubt of doubts) print(`  ${faultText(folder, doubt)}`);
  return faults.length;
}

function verdictOf(faultCount: number): string {
  if (faultCount === 0) return 'en ordre, avec ses exemples.';
  return `${faultCount} faute${faultCount > 1 ? 's' : ''}.`;
}
