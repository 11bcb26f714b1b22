import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The campaign whose texts name publisher, host and data-protection contact. */
const model = 'metropole-exemple';

/**
 * What an operator does before he starts: the campaigns of the repository in a folder of his own, their legal texts his
 * and not those of a demonstration, with which the gateway does not start.
 * @returns the folder, for `CAMPAIGNS_DIR`
 */
export function writeOwnCampaigns(folder: string): string {
  cpSync('campaigns', folder, { recursive: true });
  const texts = join(folder, model, 'textes');
  for (const name of readdirSync(texts)) {
    const path = join(texts, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace('démonstration: oui\n', ''));
  }
  for (const { name: id } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    if (id === model) continue;
    cpSync(texts, join(folder, id, 'textes'), { recursive: true });
    cpSync(join(folder, model, 'visage.yaml'), join(folder, id, 'visage.yaml'));
    cpSync(join(folder, model, 'logo.svg'), join(folder, id, 'logo.svg'));
  }
  return folder;
}
