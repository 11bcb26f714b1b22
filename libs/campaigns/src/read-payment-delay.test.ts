import { campaignTexts } from './campaigns-folder.ts';
import { readCampaign } from './read-campaign.ts';
import { alteredCampaign, faultsWhere } from './written-campaign.fixture.ts';

const within = (days: string) => `jours pour payer: ${days}\ntaux de TVA: 20`;

it('reads within how many days a campaign promises to pay', () => {
  const folder = alteredCampaign('campaign.yaml', 'taux de TVA: 20', within('21'));
  expect(readCampaign(campaignTexts(folder), 'programme-2020')).toMatchObject({ campaign: { paymentDelayDays: 21 } });
});

it.each(['0', '121', '1.5', 'vite'])('refuses %s as the days to pay, with its line', (days) => {
  expect(faultsWhere('campaign.yaml', 'taux de TVA: 20', within(days))).toEqual([
    expect.stringMatching(/^campaign\.yaml:\d+ : « jours pour payer »/),
  ]);
});
