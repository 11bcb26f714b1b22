import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();
const versions = '/v1/repairs/campaign_versions';
const ann = () => tested.harness.as('ADM', { userId: 'ann', permission: 0 });
const textOf = (file: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../../campaigns/open-ended', file), 'utf8');
const funders = (part: string | number, usedUp = 'refuser') => `
financeurs:
  - { identifiant: ville, nom: Ville, part: ${part}, enveloppe: { montant: 100, épuisée: ${usedUp} } }
  - { identifiant: metropole, nom: Métropole, part: 60 }
  - { identifiant: etat, nom: État, part: le reste }
`;
const sound = {
  campaign: textOf('campaign.yaml').replace('version: 1', 'version: 2'),
  rules: textOf('rules.publicodes'),
  examples: textOf('examples.yaml'),
};
type Files = typeof sound;

function altered(file: keyof Files, text: string, next: string): Files {
  if (!sound[file].includes(text)) throw new Error(`${file} does not say « ${text} »`);
  return { ...sound, [file]: sound[file].replace(text, next) };
}
const withFunders = (written: string): Files => ({ ...sound, campaign: sound.campaign + written });

it.each<[string, Files, string, RegExp]>([
  ['a rule that does not parse', altered('rules', '50 €', '50 € +'), 'rules.publicodes', /ne se lit pas/],
  ['rules in a circle', altered('rules', '50 €', 'réparation . prime'), 'rules.publicodes', /tourne en rond/],
  ['a division by zero', altered('rules', '50 €', '50 € / 0'), 'rules.publicodes', /division par zéro/],
  ['an unknown input', altered('rules', '50 €', 'prix du vélo'), 'rules.publicodes', /introuvable/],
  ['a unit that is no amount', altered('rules', '50 €', '50 ans'), 'rules.publicodes', /ans/],
  [
    'the part of no funder',
    altered('rules', 'séance . prime:', 'part . village: 5 €\nséance . prime:'),
    'rules.publicodes',
    /« part . village » n’est la part d’aucun financeur/,
  ],
  ['shares over 100 %', withFunders(funders(50)), 'campaign.yaml', /dépassent 100/],
  [
    'an unknown funder behind a used up envelope',
    withFunders(funders(20, 'region')),
    'campaign.yaml',
    /pas de financeur « region »/,
  ],
  [
    'an end before the opening',
    altered('campaign', '  jours pour clore', '  fin: 2019-01-01\n  jours pour clore'),
    'campaign.yaml',
    /la fin vient avant l’ouverture/,
  ],
  ['a day that no calendar has', altered('campaign', '2020-05-11', '2020-02-31'), 'campaign.yaml', /un jour comme/],
  [
    'a town that rules compare and nobody names',
    altered(
      'rules',
      'réparation . plafond:',
      "condition . ville:\n  description: Non.\n  valeur: bénéficiaire . commune = 'Lyon'\nréparation . plafond:",
    ),
    'rules.publicodes',
    /ne dit pas « communes »/,
  ],
])(
  'refuses files of a campaign with %s at check and proposal, with file, line and a French sentence, and stores nothing',
  async (_, files, file, sentence) => {
    const { body: check } = await ann().post(`${versions}/check`, files);
    const fault = check.faults.find(
      (one: { file: string; sentence: string }) => one.file === file && sentence.test(one.sentence),
    );
    expect(fault).toEqual({ file, line: expect.any(Number) as number, sentence: expect.any(String) as string });
    expect(fault.line).toBeGreaterThan(1);
    const proposal = { version_id: randomUUID(), files, holds_from: '2026-03-02', reason: 'Essai' };
    const { status, body } = await ann().post(versions, proposal);
    expect([status, body.sentences.join('\n')]).toEqual([400, expect.stringMatching(sentence)]);
    expect((await ann().get(`${versions}/${proposal.version_id}`)).status).toBe(404);
  },
);
