import { campaignTexts } from './campaigns-folder.ts';
import { readCampaign } from './read-campaign.ts';
import { alteredCampaign, faultsWhere } from './written-campaign.fixture.ts';

const within = (written: string) => `territoires: ${written}\ntaux de TVA: 20`;

it('reads the departments of a campaign however they are written, those of overseas among them', () => {
  const folder = alteredCampaign('campaign.yaml', 'taux de TVA: 20', within("[1, 69, '2a', 971]"));
  expect(readCampaign(campaignTexts(folder), 'programme-2020')).toMatchObject({
    campaign: { territories: ['01', '69', '2A', '971'] },
  });
});

it.each(['[Rhône]', '[690]', '[970001]'])('refuses %s as the departments of a campaign, with its line', (written) => {
  expect(faultsWhere('campaign.yaml', 'taux de TVA: 20', within(written))).toEqual([
    expect.stringMatching(/^campaign\.yaml:\d+ : « territoires › n° 1 » : il faut un département/),
  ]);
});
