import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { campaignTexts } from './campaigns-folder.ts';
import { readCampaign } from './read-campaign.ts';
import { faultText } from './yaml/campaign-fault.ts';

/** The campaigns of the repository. */
export const campaignsDir = resolve(import.meta.dirname, '../../../campaigns');

const copies: string[] = [];
afterAll(() => copies.forEach((copy) => rmSync(copy, { recursive: true })));

/** A copy of the programme of 2020, which is removed after the tests of the file, in which one text stands in the place of another. @returns its folder */
export function alteredCampaign(file: string, text: string, altered: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'alveole-campaign-'));
  copies.push(copy);
  const folder = join(copy, 'programme-2020');
  cpSync(join(campaignsDir, 'programme-2020'), folder, { recursive: true });
  alterFile(folder, file, text, altered);
  return folder;
}

/** Puts one text in the place of another. Throws when it does not stand there. */
export function alterFile(folder: string, file: string, text: string, altered: string): void {
  const written = readFileSync(join(folder, file), 'utf8');
  if (!written.includes(text)) throw new Error(`« ${text} » does not stand in ${file}`);
  writeFileSync(join(folder, file), written.replace(text, altered));
}

/** `file:line : sentence` of each fault of a campaign in which one text was altered. */
export function faultsWhere(file: string, text: string, altered: string): readonly string[] {
  const folder = alteredCampaign(file, text, altered);
  const read = readCampaign(campaignTexts(folder), 'programme-2020');
  return 'faults' in read ? read.faults.map((fault) => faultText('', fault).slice(1)) : [];
}
