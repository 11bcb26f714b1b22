import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const campaignsFolder = resolve(import.meta.dirname, '../../../../campaigns');

const funders = `
financeurs:
  - identifiant: strasbourg
    nom: Ville de Strasbourg
    part: le reste
    enveloppe:
      montant: 20000
      épuisée: liste d’attente
`;

const rules = `
condition . commune:
  description: Le complément est réservé aux habitants de Strasbourg.
  valeur: bénéficiaire . code postal = '67000'
réparation . plafond: 20 €
réparation . prime:
  titre: Complément de la ville
  valeur: 20 €
séance . prime: 1 €
`;

const examples = `
- exemple: Une facture de 100 €
  situation:
    facture . montant HT: 100 €
    bénéficiaire . code postal: '67000'
  résultat:
    réparation . prime: 20 €
- exemple: Ailleurs
  situation:
    facture . montant HT: 100 €
    bénéficiaire . code postal: '69001'
  résultat:
    refusé par: condition . commune
`;

/** A folder with the open-ended campaign, and with « ville », in which Strasbourg adds 20 € for its people. */
export function supplementingCampaigns(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alveole-supplements-'));
  for (const id of ['open-ended', 'ville'])
    cpSync(join(campaignsFolder, 'open-ended'), join(folder, id), { recursive: true });
  const town = (file: string) => join(folder, 'ville', file);
  const identity = readFileSync(town('campaign.yaml'), 'utf8')
    .replace('identifiant: open-ended', 'identifiant: ville')
    .replace(/^nom: .*$/m, 'nom: Strasbourg à vélo');
  writeFileSync(town('campaign.yaml'), identity + funders);
  writeFileSync(town('rules.publicodes'), rules);
  writeFileSync(town('examples.yaml'), examples);
  return folder;
}
