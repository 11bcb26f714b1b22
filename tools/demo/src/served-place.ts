import { campaignOfDay, campaignRoutes } from '@alveole/contracts/campaign';
import { locationRoutes } from '@alveole/contracts/location';
import { calendarDay, isInTerritories } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { DemoApi } from './api.ts';

/** Where the shop of a walk stands and its cyclist lives. */
export interface DemoPlace {
  readonly zip: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const lyon: DemoPlace = { zip: '69001', city: 'Lyon', latitude: 45.7676, longitude: 4.8312 };

/**
 * Lyon, or a place in the first territory of the campaign that the instance serves: of the towns that it names, else the
 * main one of the department.
 * @throws Error where the instance knows no such town
 */
export async function servedPlace(api: Pick<DemoApi, 'call'>): Promise<DemoPlace> {
  const campaign = campaignOfDay(await api.call(campaignRoutes.listCampaigns, {}), calendarDay(new Date()));
  const zip = campaign === undefined ? lyon.zip : postcodeIn(campaign);
  if (zip === lyon.zip) return lyon;
  const [town] = await api.call(locationRoutes.listTownsOfZip, { query: { zip } });
  if (town?.latitude === undefined || town.longitude === undefined) throw new Error(`code postal ${zip} introuvable`);
  return { zip, city: town.name, latitude: town.latitude, longitude: town.longitude };
}

function postcodeIn(campaign: Pick<Campaign, 'territories' | 'towns'>): string {
  const named = (campaign.towns ?? []).flatMap(({ postcodes }) => postcodes);
  const [first] = named.filter((zip) => isInTerritories(campaign, zip));
  if (isInTerritories(campaign, lyon.zip) && (first === undefined || named.includes(lyon.zip))) return lyon.zip;
  const [department = ''] = campaign.territories ?? [];
  return first ?? oddPostcodes[department] ?? department.padEnd(5, '0');
}

/** Main towns whose postcode is not the department followed by zeros. */
const oddPostcodes: Readonly<Record<string, string>> = {
  '13': '13001',
  '2A': '20000',
  '2B': '20200',
  '69': '69001',
  '75': '75001',
};
