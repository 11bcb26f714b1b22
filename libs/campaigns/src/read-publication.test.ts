import { campaignTexts } from './campaigns-folder.ts';
import { readCampaign } from './read-campaign.ts';
import { alteredCampaign, faultsWhere } from './written-campaign.fixture.ts';

const publishing = (...lines: readonly string[]) =>
  ['publication:', ...lines.map((line) => `  ${line}`), '', 'taux de TVA: 20'].join('\n');

function publicationOf(...lines: readonly string[]) {
  const folder = alteredCampaign('campaign.yaml', 'taux de TVA: 20', publishing(...lines));
  const read = readCampaign(campaignTexts(folder), 'programme-2020');
  return 'campaign' in read ? read.campaign.publication : read.faults;
}

const faultsOf = (...lines: readonly string[]) => faultsWhere('campaign.yaml', 'taux de TVA: 20', publishing(...lines));

it('reads that payments are published by shop, by whom, and under which licence', () => {
  const licence = 'licence: { nom: ODbL 1.0, adresse: "https://opendatacommons.org/licenses/odbl/1-0/" }';
  expect(publicationOf('versements par établissement: oui', 'siret: "000 001 016 00013"', licence)).toEqual({
    paymentsByShop: true,
    siret: '00000101600013',
    licence: { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  });
});

it('publishes no payment by shop of a campaign that names a licence alone', () => {
  expect(publicationOf('licence: { nom: CC0, adresse: "https://creativecommons.org/publicdomain/zero/1.0/" }')).toEqual(
    expect.objectContaining({ paymentsByShop: false }),
  );
});

it('reads a SIRET that YAML took for a number, with the zeros that it lost', () => {
  expect(publicationOf('siret: 101600013')).toMatchObject({ siret: '00000101600013' });
});

it.each([
  [
    'a SIRET whose digits do not control each other',
    ['siret: "00000101600014"'],
    /« publication › siret » : il faut un SIRET/,
  ],
  ['a SIRET of words', ['siret: le nôtre'], /« publication › siret » : il faut un SIRET/],
  [
    'a licence at an address without TLS',
    ['licence: { nom: L, adresse: "http://l.example" }'],
    /« publication › licence › adresse » : il faut une adresse qui commence par https/,
  ],
  [
    'payments that are published without the SIRET of who pays',
    ['versements par établissement: oui'],
    /^campaign.yaml:\d+ : « publication »\s: il manque le SIRET du programme/,
  ],
])('tells as a fault %s', (_, lines, sentence) => {
  expect(faultsOf(...lines)).toEqual([expect.stringMatching(sentence)]);
});

it('tells as a fault, on its line, a funder without a SIRET whose payments are published', () => {
  const folder = publishing('versements par établissement: oui').replace(
    'taux de TVA: 20',
    [
      'financeurs:',
      '  - { identifiant: ville, nom: Ville, siret: "00000101600013", part: 40 }',
      '  - { identifiant: etat, nom: État, part: le reste }',
      'taux de TVA: 20',
    ].join('\n'),
  );
  expect(faultsWhere('campaign.yaml', 'taux de TVA: 20', folder)).toEqual([
    expect.stringMatching(/^campaign.yaml:\d+ : « etat »\s: les versements publiés le nomment, il manque son SIRET\.$/),
  ]);
});
