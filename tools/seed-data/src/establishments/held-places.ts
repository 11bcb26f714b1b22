import { departmentOf, isInTerritories } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { departmentTowns } from './department-towns.ts';
import type { Town } from './department-towns.ts';
import { establishmentTable } from './establishment-table.ts';
import type { EstablishmentRow } from './establishment-table.ts';

/**
 * Where a shop or a person of the demo is, by the postcode of the table: there, or in a town of the territories of a campaign
 * that is not held there, neighbours in the same one. The same as in the table where no town of the territories is known.
 */
export function heldPlaces(campaign: Pick<Campaign, 'territories'>): (zip: string) => Town | undefined {
  const towns = [...establishmentTable, ...departmentTowns];
  const placesWithin = towns.filter(({ zip }) => campaign.territories !== undefined && isInTerritories(campaign, zip));
  const departments = [...new Set(establishmentTable.map(({ zip }) => departmentOf(zip)))];
  return (zip) =>
    isInTerritories(campaign, zip)
      ? undefined
      : placesWithin[departments.indexOf(departmentOf(zip)) % Math.max(placesWithin.length, 1)];
}

/** The table as a campaign has it: shops of one town stand some streets from one another. */
export function heldRow(row: EstablishmentRow, place: Town | undefined): EstablishmentRow {
  if (place === undefined) return row;
  const streets = establishmentTable.findIndex(({ slug }) => slug === row.slug) / 10_000;
  const { zip, city, latitude, longitude } = place;
  return { ...row, zip, city, latitude: latitude - streets / 2, longitude: longitude + streets / 4 };
}
