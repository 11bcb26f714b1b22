import { campaignTexts } from './campaigns-folder.ts';
import { readCampaign } from './read-campaign.ts';
import { alteredCampaign, faultsWhere } from './written-campaign.fixture.ts';

it('reads who pays together, with percentages, ceilings and who pays what is left', () => {
  const folder = alteredCampaign(
    'campaign.yaml',
    'taux de TVA: 20',
    [
      'financeurs:',
      '  - { identifiant: ville, nom: Ville, part: 40, plafond: 15.50 }',
      '  - { identifiant: etat, nom: État, part: le reste }',
      'taux de TVA: 20',
    ].join('\n'),
  );
  expect(readCampaign(campaignTexts(folder), 'programme-2020')).toMatchObject({
    campaign: {
      funders: [
        { id: 'ville', name: 'Ville', pays: 'percentage', percent: 40, capCents: 15_50 },
        { id: 'etat', name: 'État', pays: 'remainder' },
      ],
    },
  });
});

it.each([
  [
    'nobody who pays what is left',
    'part: 60',
    /« financeurs » : un financeur, et un seul, paie «\u00a0le reste\u00a0»/,
  ],
  ['a share that is no percentage', 'part: la moitié', /« financeurs › n° 1 › part » : un pour cent de 0 à 100/],
  [
    'a ceiling for who pays what is left',
    'part: le reste\n    plafond: 10',
    /« financeurs › n° 1 › plafond » : qui paie/,
  ],
  [
    'shares that add up to more than the whole',
    'part: 60\n  - identifiant: region\n    nom: Région\n    part: 41\n  - identifiant: etat\n    nom: État\n    part: le reste',
    /« financeurs » : les parts dépassent 100/,
  ],
  [
    'a funder whose rule is missing',
    'part: selon les règles\n  - identifiant: etat\n    nom: État\n    part: le reste',
    /^campaign.yaml:23 : « ville » paie « selon les règles »\s: il manque la règle « part \. ville »\.$/,
  ],
  [
    'two funders of one name',
    'part: 60\n  - identifiant: ville\n    nom: Ville\n    part: le reste',
    /« financeurs » : deux financeurs ont le même identifiant/,
  ],
])('tells as a fault %s', (_, funder, sentence) => {
  const funders = `financeurs:\n  - identifiant: ville\n    nom: Ville\n    ${funder}\n\ntaux de TVA: 20`;
  expect(faultsWhere('campaign.yaml', 'taux de TVA: 20', funders)).toEqual([expect.stringMatching(sentence)]);
});

it('tells as a fault a rule of a share that is of no funder who pays by the rules', () => {
  expect(faultsWhere('rules.publicodes', 'séance . prime:', 'part . ville: 20 €\nséance . prime:')).toEqual([
    expect.stringMatching(/^rules.publicodes:12 : « part \. ville » n’est la part d’aucun financeur/),
  ]);
});

it('refuses an example that tells the part of somebody who is no funder by a rule, with its line', () => {
  const text = '    réparation . prime: 10 €';
  expect(faultsWhere('examples.yaml', text, `${text}\n    part . village: 0 €`)).toEqual([
    expect.stringMatching(
      /^examples\.yaml:7 : .*« part \. village » n’est la part d’aucun financeur « selon les règles »/,
    ),
  ]);
});
