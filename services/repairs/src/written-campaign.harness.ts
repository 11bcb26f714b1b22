import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a campaign's files say in the place of, or behind, those of the open-ended one. */
export interface WrittenCampaign {
  /** Behind `campaign.yaml`. */
  readonly more: string;
  readonly rules?: string;
  readonly examples?: string;
}

/** A folder of campaigns with the open-ended one as it is written for a test. */
export function writtenCampaign({ more, rules, examples }: WrittenCampaign) {
  const campaignsDir = mkdtempSync(join(tmpdir(), 'alveole-campaign-'));
  const folder = join(campaignsDir, 'open-ended');
  cpSync(resolve(import.meta.dirname, '../../../campaigns/open-ended'), folder, { recursive: true });
  const campaignFile = join(folder, 'campaign.yaml');
  writeFileSync(campaignFile, readFileSync(campaignFile, 'utf8') + more);
  if (rules !== undefined) writeFileSync(join(folder, 'rules.publicodes'), rules);
  if (examples !== undefined) writeFileSync(join(folder, 'examples.yaml'), examples);
  return { campaignsDir, remove: () => rmSync(campaignsDir, { recursive: true }) };
}

/** Adds the folder of another campaign, which may add to the premiums of the first. */
export function writeSupplement(
  campaignsDir: string,
  id: string,
  { more, rules = '', examples = '' }: WrittenCampaign,
): void {
  const folder = join(campaignsDir, id);
  cpSync(join(campaignsDir, 'open-ended'), folder, { recursive: true });
  const campaignFile = join(folder, 'campaign.yaml');
  const written = readFileSync(campaignFile, 'utf8')
    .replace('identifiant: open-ended', `identifiant: ${id}`)
    .replace(/^nom: .*$/m, `nom: Complément de ${id}`);
  writeFileSync(campaignFile, written + more);
  writeFileSync(join(folder, 'rules.publicodes'), rules);
  writeFileSync(join(folder, 'examples.yaml'), examples);
}
