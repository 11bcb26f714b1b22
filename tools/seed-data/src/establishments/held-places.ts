import { departmentOf, isInTerritories } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { establishmentTable } from './establishment-table.ts';
import type { EstablishmentRow } from './establishment-table.ts';

type Place = Pick<EstablishmentRow, 'zip' | 'city' | 'latitude' | 'longitude'>;

// prettier-ignore
const overseas: readonly (readonly [zip: string, city: string, latitude: number, longitude: number])[] = [
  ['97100', 'Basse-Terre', 15.9985, -61.7255],
  ['97110', 'Pointe-à-Pitre', 16.2411, -61.5331],
  ['97200', 'Fort-de-France', 14.6037, -61.0725],
  ['97232', 'Le Lamentin', 14.6139, -60.9989],
  ['97300', 'Cayenne', 4.9372, -52.326],
  ['97310', 'Kourou', 5.1552, -52.6478],
  ['97400', 'Saint-Denis', -20.8823, 55.4504],
  ['97410', 'Saint-Pierre', -21.3393, 55.4781],
  ['97460', 'Saint-Paul', -21.0096, 55.2707],
  ['97600', 'Mamoudzou', -12.7806, 45.2278],
];

/**
 * Where a shop or a person of the demo is, by the postcode of the table: there, or in a town of the territories of a campaign
 * that is not held there, neighbours in the same one. The same as in the table where no town of the territories is known.
 */
export function heldPlaces(campaign: Pick<Campaign, 'territories'>): (zip: string) => Place | undefined {
  const towns = [
    ...establishmentTable,
    ...overseas.map(([zip, city, latitude, longitude]) => ({ zip, city, latitude, longitude })),
  ];
  const placesWithin = towns.filter(({ zip }) => campaign.territories !== undefined && isInTerritories(campaign, zip));
  const departments = [...new Set(establishmentTable.map(({ zip }) => departmentOf(zip)))];
  return (zip) =>
    isInTerritories(campaign, zip)
      ? undefined
      : placesWithin[departments.indexOf(departmentOf(zip)) % Math.max(placesWithin.length, 1)];
}

/** The table as a campaign has it: shops of one town stand some streets from one another. */
export function heldRow(row: EstablishmentRow, place: Place | undefined): EstablishmentRow {
  if (place === undefined) return row;
  const streets = establishmentTable.findIndex(({ slug }) => slug === row.slug) / 10_000;
  const { zip, city, latitude, longitude } = place;
  return { ...row, zip, city, latitude: latitude - streets / 2, longitude: longitude + streets / 4 };
}
