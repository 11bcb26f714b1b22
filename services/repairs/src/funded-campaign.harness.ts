import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const funders = `
financeurs:
  - identifiant: ville
    nom: Ville
    part: 40
    plafond: 15
  - identifiant: etat
    nom: État
    part: le reste
`;

/** A folder with the open-ended campaign, which a town (40 %, 15 € at most) and the state pay together. */
export function fundedCampaign(): { readonly campaignsDir: string; readonly remove: () => void } {
  const campaignsDir = mkdtempSync(join(tmpdir(), 'alveole-funders-'));
  const folder = join(campaignsDir, 'open-ended');
  cpSync(resolve(import.meta.dirname, '../../../campaigns/open-ended'), folder, { recursive: true });
  const file = join(folder, 'campaign.yaml');
  writeFileSync(file, readFileSync(file, 'utf8') + funders);
  return { campaignsDir, remove: () => rmSync(campaignsDir, { recursive: true }) };
}
