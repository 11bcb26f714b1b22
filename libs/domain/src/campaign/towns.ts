import { z } from 'zod';
import { lettersOnly } from '../compared-text/fold-text.ts';
import { postcodePattern } from '../place/postcode.ts';

/** A town that the rules of a campaign may name. The platform knows postcodes, which towns share. */
export const namedTown = z.object({
  name: z.string().min(1),
  postcodes: z.array(z.string().regex(postcodePattern)).min(1),
  /** Of towns, as the campaign names it: an intermunicipal body, say. */
  group: z.string().min(1).optional(),
});

export type NamedTown = z.infer<typeof namedTown>;

/** The town of every postcode that a campaign gives to none of its own; the group of every town without one. */
export const otherTowns = 'ailleurs';

/** What of a campaign names towns. */
export interface NamingTowns {
  readonly towns?: readonly NamedTown[] | undefined;
}

/** Where somebody lives, or a shop is. */
export interface TownAddress {
  readonly zip: string | undefined;
  /** Known of shops alone. */
  readonly city?: string | undefined;
}

/** The town of an address by its name in the campaign; undefined of a postcode that several of its towns share. */
export function townOf({ towns }: NamingTowns, address: TownAddress): string | undefined {
  return onlyOne(towns, address, ({ name }) => name);
}

/** The group of its town. */
export function townGroupOf({ towns }: NamingTowns, address: TownAddress): string | undefined {
  return onlyOne(towns, address, ({ group }) => group ?? otherTowns);
}

function onlyOne(
  towns: readonly NamedTown[] | undefined,
  address: TownAddress,
  valueOf: (town: NamedTown) => string,
): string | undefined {
  if (towns === undefined || !address.zip) return undefined;
  const [value = otherTowns, ...others] = new Set(townsOf(towns, address.zip, address.city).map(valueOf));
  return others.length === 0 ? value : undefined;
}

/** Those of the postcode; among several, and of a code that no town has (CEDEX), the one whose name the city bears. */
function townsOf(towns: readonly NamedTown[], zip: string, city: string | undefined): readonly NamedTown[] {
  const ofPostcode = towns.filter(({ postcodes }) => postcodes.includes(zip));
  if (city === undefined || ofPostcode.length === 1) return ofPostcode;
  const name = lettersOnly(city.replace(/\bcedex\b.*/i, ''));
  const nearby = ofPostcode.length > 0 ? ofPostcode : towns.filter((town) => isNear(town, zip));
  const namesakes = nearby.filter((town) => lettersOnly(town.name) === name);
  return namesakes.length > 0 ? namesakes : ofPostcode;
}

/** Whether a postcode begins as one of a town: both are of one department. */
function isNear({ postcodes }: NamedTown, zip: string): boolean {
  return postcodes.some((postcode) => postcode.slice(0, 2) === zip.slice(0, 2));
}
