import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  campaignIds,
  campaignTexts,
  checkCampaign as checkTexts,
  faceBytes,
  faultText,
  readFace,
} from '@alveole/campaigns';
import type { CampaignFault } from '@alveole/campaigns';
import { calendarDay } from '@alveole/domain';
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
  const checked = checkTexts(campaignTexts(folder), id, { today: calendarDay(new Date()) });
  const face = checkFace(folder);
  const [faults, doubts] = [
    [...checked.faults, ...face.faults],
    [...checked.doubts, ...face.doubts],
  ];
  print(`${id} : ${verdictOf(faults.length)}`);
  for (const fault of faults) print(`  ${faultText(folder, fault)}`);
  if (doubts.length > 0) print(`  À vérifier :`);
  for (const doubt of doubts) print(`  ${faultText(folder, doubt)}`);
  return faults.length;
}

/** An installation of the distributed profile does not start with texts of a demonstration, a trial does. */
function checkFace(folder: string): Record<'faults' | 'doubts', readonly CampaignFault[]> {
  const read = readFace(faceBytes(folder));
  if ('faults' in read) return { faults: read.faults, doubts: [] };
  const sentence = 'Textes légaux d’une démonstration\u00a0: à remplacer par les vôtres avant d’exploiter.';
  return { faults: [], doubts: read.face.hasDemonstrationTexts ? [{ file: 'textes', line: 1, sentence }] : [] };
}

function verdictOf(faultCount: number): string {
  if (faultCount === 0) return 'en ordre, avec ses exemples.';
  return `${faultCount} faute${faultCount > 1 ? 's' : ''}.`;
}
