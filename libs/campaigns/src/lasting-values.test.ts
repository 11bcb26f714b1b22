import { campaignTexts } from './campaigns-folder.ts';
import { checkCampaign } from './check-campaign.ts';
import { readCampaign } from './read-campaign.ts';
import { alteredCampaign, faultsWhere } from './written-campaign.fixture.ts';
import { faultText } from './yaml/campaign-fault.ts';

const name = 'calendrier:';
const within = (zone: string) => `fuseau horaire: ${zone}\ncalendrier:`;
const textsWith = (zone?: string) => campaignTexts(alteredCampaign('campaign.yaml', name, zone ? within(zone) : name));
const today = '2026-11-27';

it('reads the time zone of a campaign', () => {
  expect(readCampaign(textsWith('Indian/Reunion'), 'programme-2020')).toMatchObject({
    campaign: { timeZone: 'Indian/Reunion' },
  });
});

it('reads none where none is written', () => {
  expect(readCampaign(textsWith(), 'programme-2020')).not.toHaveProperty('campaign.timeZone');
});

it.each(['Réunion', '+04:00', 'Indian/La_Reunion', '4'])('refuses %s as a time zone, with its line', (zone) => {
  expect(faultsWhere('campaign.yaml', name, within(zone))).toEqual([
    expect.stringMatching(/^campaign\.yaml:\d+ : « fuseau horaire »/),
  ]);
});

describe('the days to pay of a version after another', () => {
  const textsPaying = (days: string) => campaignTexts(alteredCampaign('campaign.yaml', name, `${days}calendrier:`));
  const faultsAfter = (former: string, days: string) => {
    const { campaign } = checkCampaign(textsPaying(former), 'programme-2020', { today });
    if (campaign === undefined) throw new Error('The campaign has faults');
    return checkCampaign(textsPaying(days), 'programme-2020', { today, former: campaign }).faults.map((fault) =>
      faultText('', fault),
    );
  };

  it.each([
    ['jours pour payer: 15\n', 'jours pour payer: 120\n'],
    ['jours pour payer: 15\n', ''],
    ['', 'jours pour payer: 15\n'],
  ])('may change from %j to %j, since each file keeps the day that it was promised', (former, days) => {
    expect(faultsAfter(former, days)).toEqual([]);
  });
});

describe('the time zone of a version after another', () => {
  const faultsAfter = (former: string | undefined, zone: string | undefined) => {
    const { campaign } = checkCampaign(textsWith(former), 'programme-2020', { today });
    if (campaign === undefined) throw new Error('The campaign has faults');
    const { faults } = checkCampaign(textsWith(zone), 'programme-2020', { today, former: campaign });
    return faults.map((fault) => faultText('', fault));
  };

  it.each([
    [undefined, 'Indian/Reunion'],
    ['Indian/Reunion', undefined],
    ['Indian/Reunion', 'Indian/Mayotte'],
  ])('is refused where the zone changes from %s to %s, since days are counted already', (former, zone) => {
    expect(faultsAfter(former, zone)).toEqual([expect.stringMatching(/campaign\.yaml:\d+ : « fuseau horaire » reste/)]);
  });

  it('may name the zone that stood there silently', () => {
    expect(faultsAfter(undefined, 'Europe/Paris')).toEqual([]);
  });
});
