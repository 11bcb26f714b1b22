import type { Campaign } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { DemoApi } from './api.ts';
import { servedPlace } from './served-place.ts';

/** An instance that serves a campaign, and knows the town hall of every postcode. */
function instance(changes: Partial<Campaign>): Pick<DemoApi, 'call'> {
  const call = ({ name }: { name: string }, { query }: { query?: { zip: string } }) =>
    Promise.resolve(
      name === 'listCampaigns'
        ? [{ campaign: { ...openEndedCampaign, ...changes } }]
        : [{ name: `Mairie ${query?.zip}`, insee: '97411', latitude: -20.9, longitude: 55.4 }],
    );
  return { call } as unknown as DemoApi;
}

const towns = [
  { name: 'Villeurbanne', postcodes: ['69100'] },
  { name: 'Saint-Paul', postcodes: ['97460'] },
];

it.each<[string, Partial<Campaign>, string]>([
  ['held everywhere', {}, '69001'],
  ['held in Réunion and in the Rhône', { territories: ['974', '69'] }, '69001'],
  ['held in Réunion alone', { territories: ['974'] }, '97400'],
  ['held in Martinique', { territories: ['972'] }, '97200'],
  ['held in the south of Corsica', { territories: ['2A'] }, '20000'],
  ['held in Réunion, that names its towns', { territories: ['974'], towns }, '97460'],
  ['held everywhere, that names its towns', { towns }, '69100'],
])('walks at a postcode where the campaign is held, for one %s', async (_, changes, zip) => {
  expect((await servedPlace(instance(changes))).zip).toBe(zip);
});

it('names the town of a postcode with its coordinates, as the shop of the walk registers', async () => {
  expect(await servedPlace(instance({ territories: ['974'] }))).toEqual({
    zip: '97400',
    city: 'Mairie 97400',
    latitude: -20.9,
    longitude: 55.4,
  });
});
