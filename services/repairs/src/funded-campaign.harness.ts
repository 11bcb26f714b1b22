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

/** A funder's envelope as it is written; absent: without a limit. */
export interface WrittenEnvelope {
  readonly euros: number;
  readonly usedUp: string;
}

/** The text of `campaign.yaml` with envelopes of town and state. */
export function withEnvelopes(
  text: string,
  envelopes: Readonly<Partial<Record<'ville' | 'etat', WrittenEnvelope>>>,
): string {
  return Object.entries(envelopes).reduce(
    (written, [id, { euros, usedUp }]) =>
      written.replace(
        `identifiant: ${id}\n`,
        `identifiant: ${id}\n    enveloppe: { montant: ${euros}, épuisée: ${usedUp} }\n`,
      ),
    text,
  );
}

/** A folder with the open-ended campaign, which a town (40 %, 15 € at most) and the state pay together. */
export function fundedCampaign(envelopes: Parameters<typeof withEnvelopes>[1] = {}): {
  readonly campaignsDir: string;
  readonly remove: () => void;
} {
  const campaignsDir = mkdtempSync(join(tmpdir(), 'alveole-funders-'));
  const folder = join(campaignsDir, 'open-ended');
  cpSync(resolve(import.meta.dirname, '../../../campaigns/open-ended'), folder, { recursive: true });
  const file = join(folder, 'campaign.yaml');
  writeFileSync(file, readFileSync(file, 'utf8') + withEnvelopes(funders, envelopes));
  return { campaignsDir, remove: () => rmSync(campaignsDir, { recursive: true }) };
}
