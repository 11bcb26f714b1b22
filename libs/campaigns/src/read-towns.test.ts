import { campaignTexts } from './campaigns-folder.ts';
import { readCampaign } from './read-campaign.ts';
import { alteredCampaign, faultsWhere } from './written-campaign.fixture.ts';

const within = (written: string) => `communes:\n${written}\ntaux de TVA: 20`;
const townsIn = (written: string) => {
  const folder = alteredCampaign('campaign.yaml', 'taux de TVA: 20', within(written));
  const read = readCampaign(campaignTexts(folder), 'programme-2020');
  return 'faults' in read ? read.faults : read.campaign.towns;
};

it('reads the towns that a campaign names, with their postcodes and groups, a postcode without its quotes too', () => {
  expect(
    townsIn(
      "  - { nom: Bourg, codes postaux: [01000, '01001'] }\n  - { nom: Lyon, codes postaux: [69001], groupe: métropole }",
    ),
  ).toEqual([
    { name: 'Bourg', postcodes: ['01000', '01001'] },
    { name: 'Lyon', postcodes: ['69001'], group: 'métropole' },
  ]);
});

it('lets two towns of one group share a postcode', () => {
  expect(
    townsIn(
      '  - { nom: Curis, codes postaux: [69250], groupe: m }\n  - { nom: Albigny, codes postaux: [69250], groupe: m }',
    ),
  ).toHaveLength(2);
});

it.each([
  [
    'a postcode of four digits',
    '  - { nom: Lyon, codes postaux: [690012] }',
    /« communes › n° 1 › codes postaux › n° 1 » : il faut un code postal de cinq chiffres/,
  ],
  [
    'a town that is named twice',
    '  - { nom: Lyon, codes postaux: [69001] }\n  - { nom: Lyon, codes postaux: [69002] }',
    /« communes » : deux communes ont le nom «\sLyon\s»/,
  ],
  [
    'a postcode of two towns of different groups',
    '  - { nom: Curis, codes postaux: [69250], groupe: m }\n  - { nom: Albigny, codes postaux: [69250] }',
    /« communes » : le code postal 69250 est celui de «\sCuris\s» et de «\sAlbigny\s», qui n’ont pas le même groupe/,
  ],
  [
    'the word for every other town',
    '  - { nom: ailleurs, codes postaux: [69001] }',
    /« communes › n° 1 › nom » : «\sailleurs\s» dit déjà toute autre commune/,
  ],
  [
    'an apostrophe that rules cannot write',
    "  - { nom: L'Isle, codes postaux: [38080] }",
    /« communes › n° 1 › nom » : l’apostrophe s’écrit ’/,
  ],
])('refuses %s, with its line', (_, written, fault) => {
  expect(faultsWhere('campaign.yaml', 'taux de TVA: 20', within(written))).toEqual([expect.stringMatching(fault)]);
});

it.each([
  [
    'établissement . type: atelier',
    /« atelier » n’est pas un type d’établissement\s: vélociste, association, collectivité/,
  ],
  [
    'bénéficiaire . commune: Lyon',
    /« bénéficiaire . commune » n’a pas de valeur\s: campaign.yaml ne dit pas « communes »/,
  ],
  [
    'bénéficiaire . dossiers précédents: -1',
    /« n° 1 › situation › bénéficiaire . dossiers précédents » : un nombre de dossiers, comme 0/,
  ],
])('refuses an example with « %s », with its line', (written, fault) => {
  const text = '    facture . montant HT: 10 €';
  expect(faultsWhere('examples.yaml', text, `${text}\n    ${written}`)).toEqual([expect.stringMatching(fault)]);
});
