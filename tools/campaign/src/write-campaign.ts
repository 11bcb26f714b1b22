import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { campaignFiles } from '@alveole/campaigns';
import type { CampaignAct } from './run-campaign-command.ts';

/** What a new campaign begins as: the one that runs when nothing is said. */
const model = resolve(import.meta.dirname, '../../../campaigns/open-ended');

const identifier = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Writes the folder of a new campaign, whose files pass the check as they stand. */
export const writeCampaign: CampaignAct = ([id = ''], campaignsDir, print) => {
  const folder = join(campaignsDir, id);
  if (!identifier.test(id))
    return tell(print, 'Un nom en minuscules, chiffres et tirets : npm run campaign -- new lyon-2027');
  if (existsSync(folder)) return tell(print, `${folder} existe déjà.`);
  cpSync(model, folder, { recursive: true });
  const file = join(folder, campaignFiles.campaign);
  const written = readFileSync(file, 'utf8')
    .replace(
      /^#.*$/m,
      '# Identité, calendrier et quotas. Les montants sont dans rules.publicodes, leurs exemples dans examples.yaml.',
    )
    .replace(/^identifiant: .*$/m, `identifiant: ${id}`);
  writeFileSync(file, written);
  print(`${folder} est écrit : campaign.yaml, rules.publicodes, examples.yaml, visage.yaml et les textes légaux.`);
  print(`Remplissez-les, puis : npm run campaign -- check ${id}`);
  print(`Essayez-la : CAMPAIGN=${id} npm start`);
  return true;
};

function tell(print: (line: string) => void, line: string): false {
  print(line);
  return false;
}
