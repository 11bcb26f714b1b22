import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireCampaign } from '@alveole/campaigns';
import type { Campaign } from '@alveole/domain';

const repository = resolve(import.meta.dirname, '../../../../campaigns');
const name = 'open-ended';

const towns = `
communes:
  - { nom: Strasbourg, codes postaux: [67000, 67100, 67200], groupe: eurométropole }
  - { nom: Schiltigheim, codes postaux: [67300], groupe: eurométropole }
`;

/** Conditions and a premium that read everything that the platform knows of person and shop. */
const rules = `
condition . groupe:
  description: L’aide est réservée à l’eurométropole.
  valeur: bénéficiaire . groupe = 'eurométropole'
condition . majorité:
  description: Il faut avoir 16 ans.
  valeur: bénéficiaire . âge >= 16 ans
condition . établissement:
  description: L’établissement est du Bas-Rhin.
  toutes ces conditions:
    - établissement . département = '67'
    - établissement . type != 'collectivité'
réparation . plafond: 50 €
réparation . prime:
  variations:
    - si: établissement . commune = 'Schiltigheim'
      alors: facture . montant HT * 60%
    - si: bénéficiaire . code postal = '67100'
      alors: facture . montant HT * 40%
    - sinon: facture . montant HT * 50%
  plafond: réparation . plafond
séance . prime: 30 €
`;

/** Reads the earlier files of the person, which costs a command of the database more. */
const countingRule = `
condition . dossiers:
  description: Dix réparations par personne au plus.
  toutes ces conditions:
    - bénéficiaire . dossiers précédents < 10
    - bénéficiaire . dossiers cette année < 5
`;

const examples = `
- exemple: Une personne seule
  situation:
    séance . participants: 1
  résultat:
    séance . prime: 30 €
`;

/** A folder of campaigns in which the open-ended one has rules that name every input. @param counts whether earlier files too */
export async function ruledCampaign(
  counts: boolean,
): Promise<{ dir: string; campaign: Campaign; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'alveole-bench-rules-'));
  const folder = join(dir, name);
  await cp(join(repository, name), folder, { recursive: true });
  const file = join(folder, 'campaign.yaml');
  await writeFile(file, (await readFile(file, 'utf8')) + towns);
  await writeFile(join(folder, 'rules.publicodes'), counts ? countingRule + rules : rules);
  await writeFile(join(folder, 'examples.yaml'), examples);
  return { dir, campaign: requireCampaign(dir, name), remove: () => rm(dir, { recursive: true }) };
}

/** The same campaign as it stands in the repository, whose rules name the invoice alone. */
export const plainCampaign = { dir: repository, campaign: requireCampaign(repository, name) };
