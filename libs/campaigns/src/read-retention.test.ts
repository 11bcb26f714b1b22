import { campaignTexts } from './campaigns-folder.ts';
import { readCampaign } from './read-campaign.ts';
import { alteredCampaign, faultsWhere } from './written-campaign.fixture.ts';

const within = (written: string) => `conservation: ${written}\ntaux de TVA: 20`;

it('reads the terms that a campaign sets, and leaves the others to the register', () => {
  const folder = alteredCampaign(
    'campaign.yaml',
    'taux de TVA: 20',
    within('{ dossiers payés: 36, établissements fermés: 24 }'),
  );
  expect(readCampaign(campaignTexts(folder), 'programme-2020')).toMatchObject({
    campaign: { retention: { paidFiles: 36, closedEstablishments: 24 } },
  });
});

it.each([
  ['pièces comptables', 120, 'de 11 à 15 ans'],
  ['dossiers payés', 240, 'de 1 an à 10 ans'],
  ['dossiers non payés', 2.5, 'un nombre entier de mois'],
])('refuses « %s: %s », which the law does not allow, with its line and its bounds', (label, term, bounds) => {
  expect(faultsWhere('campaign.yaml', 'taux de TVA: 20', within(`{ ${label}: ${term} }`))).toEqual([
    expect.stringMatching(new RegExp(`^campaign\\.yaml:\\d+ : « conservation › ${label} » : .*${bounds}`)),
  ]);
});
