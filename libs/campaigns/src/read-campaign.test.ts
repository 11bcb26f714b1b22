import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openEndedCampaign, programme2020 } from '@alveole/domain/fixtures';
import { campaignIds, campaignTexts, requireCampaign, requireCampaigns } from './campaigns-folder.ts';
import { readCampaign } from './read-campaign.ts';
import { alterFile, alteredCampaign, campaignsDir, faultsWhere } from './written-campaign.fixture.ts';

it.each([openEndedCampaign, programme2020])(
  'reads the campaign $id as the tests of the product have it',
  (campaign) => {
    expect(readCampaign(campaignTexts(join(campaignsDir, campaign.id)), campaign.id)).toEqual({ campaign });
  },
);

it.each(campaignIds(campaignsDir))('finds no fault in the campaign %s of the repository', (id) => {
  expect(readCampaign(campaignTexts(join(campaignsDir, id)), id)).toMatchObject({ campaign: { id } });
});

describe('tells file, line and reason of', () => {
  it.each([
    [
      'a day that there is not',
      'campaign.yaml',
      '2020-05-11',
      '2020-05-32',
      /^campaign.yaml:7 : « calendrier › ouverture des réparations » : /,
    ],
    [
      'an end before the beginning',
      'campaign.yaml',
      'fin: 2021',
      'fin: 2019',
      /^campaign.yaml:9 : « calendrier › fin » : la fin vient avant l’ouverture/,
    ],
    [
      'a name that nobody knows',
      'campaign.yaml',
      'taux de TVA: 20',
      'taux de TVA: 20\ntaxe: 1',
      /^campaign.yaml:21 : .*taxe/,
    ],
    [
      'a number that is a word',
      'campaign.yaml',
      'personne: 10',
      'personne: dix',
      /^campaign.yaml:13 : « quotas › vélos par personne » : /,
    ],
    [
      'a name written twice',
      'campaign.yaml',
      'taux de TVA: 20',
      'nom: Autre',
      /^campaign.yaml:20 : Ce nom est écrit deux fois\./,
    ],
    [
      'what is no YAML',
      'campaign.yaml',
      'calendrier:',
      'calendrier: [',
      /^campaign.yaml:\d+ : Un nom tient sur une ligne/,
    ],
    [
      'an identifier that its folder does not bear',
      'campaign.yaml',
      'identifiant: programme-2020',
      'identifiant: lyon',
      /^campaign.yaml:2 : « identifiant » : le dossier s’appelle « programme-2020 »/,
    ],
    [
      'a rule that names nothing that there is',
      'rules.publicodes',
      'valeur: facture . montant HT',
      'valeur: facture . montant',
      /^rules.publicodes:6 : .*introuvable/,
    ],
    [
      'a rule that is missing',
      'rules.publicodes',
      'séance . prime:',
      'séance . aide:',
      /^rules.publicodes:1 : Il manque la règle « séance \. prime »/,
    ],
    [
      'an example whose result the rules do not give',
      'examples.yaml',
      'réparation . prime: 10 €',
      'réparation . prime: 11 €',
      /^examples.yaml:6 : « Une facture de 10 € est prise en charge en entier » : 11,00\s€ attendus pour « réparation \. prime », les règles donnent 10,00\s€\.$/,
    ],
    [
      'an example whose input nobody knows',
      'examples.yaml',
      'facture . montant HT: 10 €',
      'poids: 10 €',
      /^examples.yaml:4 : « n° 1 › situation » : .*poids/,
    ],
    [
      'an example whose amount has no currency',
      'examples.yaml',
      'HT: 10 €',
      'HT: 10',
      /^examples.yaml:4 : « n° 1 › situation › facture \. montant HT » : /,
    ],
    [
      'a premium of sessions that depends on a person, which public pages could not announce',
      'rules.publicodes',
      'sinon: 30 €',
      'sinon: 30 € * bénéficiaire . âge / 20 ans',
      /^rules.publicodes:12 : « séance \. prime » n’a pas de montant\s: la situation ne dit pas « bénéficiaire \. âge »\. .*ne dépend que des personnes de la séance\.$/,
    ],
    [
      'an example that a condition refuses',
      'rules.publicodes',
      'séance . prime:',
      'condition . petite facture:\n  description: Moins de 100 €.\n  valeur: facture . montant HT < 100 €\nséance . prime:',
      /^examples.yaml:19 : « Une facture de 125 € reçoit le plafond » : refusé par « condition \. petite facture »\.$/,
    ],
    [
      'an example that no condition refuses though it says so',
      'examples.yaml',
      'réparation . prime: 10 €',
      'refusé par: condition . majorité',
      /^examples.yaml:6 : « Une facture de 10 € .* » : « condition \. majorité » devait le refuser, aucune condition ne le refuse\.$/,
    ],
  ])('%s', (_, file, text, altered, sentence) => {
    expect(faultsWhere(file, text, altered)).toEqual([expect.stringMatching(sentence)]);
  });

  it('tells each file of a campaign that is missing', () => {
    expect(readCampaign(campaignTexts(join(campaignsDir, 'nowhere')), 'nowhere')).toEqual({
      faults: ['campaign.yaml', 'rules.publicodes', 'examples.yaml'].map((file) => ({
        file,
        line: 1,
        sentence: 'Ce fichier manque.',
      })),
    });
  });

  it('refuses aliases of a campaign file that would become a million lines', () => {
    const bomb = `a: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [${'*a, '.repeat(20)}*a]\nc: [${'*b, '.repeat(20)}*b]\ntaux de TVA: 20`;
    expect(faultsWhere('campaign.yaml', 'taux de TVA: 20', bomb)).toEqual(['campaign.yaml:1 : Trop d’alias.']);
  });

  it('refuses a campaign file of more than 256 KiB', () => {
    const long = `taux de TVA: 20 #${'x'.repeat(262_144)}`;
    expect(faultsWhere('campaign.yaml', 'taux de TVA: 20', long)).toEqual([
      'campaign.yaml:1 : Le fichier dépasse 256 Kio.',
    ]);
  });
});

it('announces the repairs whose examples are published, by the rules of the campaign', () => {
  const folder = alteredCampaign(
    'rules.publicodes',
    'valeur: facture . montant HT',
    'valeur: facture . montant HT * 40%',
  );
  for (const [expected, given] of [
    ['prime: 10 €', 'prime: 4 €'],
    ['prime: 50 €\n    réparation . plafond', 'prime: 20 €\n    réparation . plafond'],
    ['prime: 49,99 €', 'prime: 20 €'],
  ])
    alterFile(folder, 'examples.yaml', expected as string, given as string);
  expect(readCampaign(campaignTexts(folder), 'programme-2020')).toMatchObject({
    campaign: {
      announcedRepairs: [
        { invoiceCents: 10_00, premiumCents: 4_00 },
        { invoiceCents: 125_00, premiumCents: 50_00 },
      ],
    },
  });
  rmSync(folder, { recursive: true });
});

it('names the campaigns that there are to who asks for another one', () => {
  expect(() => requireCampaign(campaignsDir, 'lyon')).toThrow(/« lyon » .*open-ended, programme-2020/);
});

it('refuses to start with a campaign that has a fault, and tells it', () => {
  const folder = alteredCampaign('campaign.yaml', 'personne: 10', 'personne: 0');
  expect(() => requireCampaign(join(folder, '..'), 'programme-2020')).toThrow(
    /campaign\.yaml:13 : « quotas › vélos par personne »/,
  );
  rmSync(folder, { recursive: true });
});

it('returns a campaign with those that add to it, in their order, and refuses those that cannot rule files together', () => {
  expect(requireCampaigns(campaignsDir, 'open-ended', []).map(({ id }) => id)).toEqual(['open-ended']);
  expect(() => requireCampaigns(campaignsDir, 'open-ended', ['programme-2020'])).toThrow(
    /programme-2020\/campaign\.yaml:2 : un complément nomme ses financeurs/,
  );
});
