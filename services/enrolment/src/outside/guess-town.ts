import { foldText } from '@alveole/domain';
import type { Town } from './places.ts';

/** A commune with all its postcodes, of a whole department. */
export interface DepartmentCommune {
  readonly town: Town;
  readonly postcodes: readonly string[];
  readonly population: number;
}

/** Places that services of French communes leave out, with their INSEE codes. */
const leftOut: Readonly<Record<string, Town>> = {
  '97133': { name: 'Saint-Barthélemy', insee: '97701', latitude: 17.896, longitude: -62.85 },
  '97150': { name: 'Saint-Martin', insee: '97801', latitude: 18.068, longitude: -63.083 },
  '98000': { name: 'Monaco', insee: '99138', latitude: 43.737, longitude: 7.421 },
};

/** The place of a postcode that a service of communes does not know as French. */
export function placeLeftOut(zip: string): Town | undefined {
  return leftOut[zip];
}

/**
 * The town of a CEDEX or of a company's code, which no commune has: that of the nearest lower code with the same first
 * three digits (67070 counts on from 67000), else the largest town whose codes begin with the same two.
 */
export function guessedTown(zip: string, communes: readonly DepartmentCommune[]): Town | undefined {
  const byCode = communes.flatMap((commune) => commune.postcodes.map((postcode) => ({ postcode, ...commune })));
  const lower = byCode
    .filter(({ postcode }) => postcode.startsWith(zip.slice(0, 3)) && postcode <= zip)
    .toSorted((one, other) => other.postcode.localeCompare(one.postcode) || other.population - one.population);
  const around = byCode
    .filter(({ postcode }) => postcode.startsWith(zip.slice(0, 2)))
    .toSorted((one, other) => other.population - one.population);
  return (lower[0] ?? around[0])?.town;
}

/** Those of exactly this name first: « Y » and « Oz » are towns, however large the others are that begin so. */
export function exactNameFirst<T extends { readonly name: string }>(towns: readonly T[], name: string): T[] {
  const isExact = (town: T) => foldText(town.name) === foldText(name);
  return [...towns.filter(isExact), ...towns.filter((town) => !isExact(town))];
}
