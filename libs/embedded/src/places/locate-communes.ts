import { comparableName } from './place-name.ts';
import type { CommuneRow, Town } from './read-place-data.ts';

export interface Commune {
  nom: string;
  /** INSEE code. */
  code: string;
  codesPostaux: string[];
  population: number;
  departement: string;
  /** Set for the districts of Paris, Lyon and Marseille: INSEE code of the whole town. */
  districtOf: string | undefined;
  longitude: number;
  latitude: number;
  /** False when the commune has no coordinates of its own and stands at the middle of its located neighbours. */
  exact: boolean;
}

type Point = Pick<Commune, 'longitude' | 'latitude'>;

/** Communes whose name in GeoNames is another one, by INSEE code. */
const otherNames: Record<string, string> = {
  '59183': 'Dunkirk',
  '50129': 'Cherbourg',
  '91228': 'Évry',
  '93070': 'Saint-Ouen',
  '95218': 'Éragny',
  '97701': 'Gustavia',
  '97801': 'Marigot',
};

/**
 * Gives each commune coordinates: those of the town of the same name in the same department, else the middle of
 * the located communes with the same postcode, the same first three figures of it, or the same department.
 * Communes without any of these, and those without postcode, are left out.
 */
export function locateCommunes(rows: CommuneRow[], towns: Town[]): Commune[] {
  const townsByName = new Map(towns.flatMap((town) => townKeys(town).map((key) => [key, town] as const)));
  const communes = rows
    .filter(({ codesPostaux = [] }) => codesPostaux.length > 0)
    .map((row) => ({ row, town: townsByName.get(communeKey(row)) }));
  const middles = middlesOf(communes);
  return communes.flatMap(({ row, town }) => {
    const point =
      town ??
      areasOf(row)
        .map((area) => middles.get(area))
        .find((middle) => middle !== undefined);
    return point ? [communeAt(row, point, town !== undefined)] : [];
  });
}

/** Saint-Barthélemy and Saint-Martin have no department in the official code: their own codes begin with it. */
const departmentOf = (row: CommuneRow) =>
  row.departement ?? row.collectiviteOutremer?.code ?? (/^9[78]/.test(row.code) ? row.code.slice(0, 3) : '');

const keyOf = (name: string, department: string) => `${comparableName(name)}|${department}`;

const districtName = /^(Paris|Lyon|Marseille) 0?(\d+)\b/;

/** « Paris 03 Temple » is the third district, whatever follows its number. */
function townKeys({ name, department }: Town): string[] {
  const [, town, number] = districtName.exec(name) ?? [];
  return town ? [keyOf(`${town} ${number}`, department)] : [keyOf(name, department)];
}

function communeKey(row: CommuneRow): string {
  const [, town, number] = districtName.exec(row.nom) ?? districtName.exec(row.nom.replace(/(\d+)er?\b/, '$1')) ?? [];
  return keyOf(town ? `${town} ${number}` : (otherNames[row.code] ?? row.nom), departmentOf(row));
}

function areasOf(row: CommuneRow): string[] {
  const codes = row.codesPostaux ?? [];
  return [...codes, ...codes.map((code) => code.slice(0, 3)), `department ${departmentOf(row)}`];
}

function middlesOf(found: { row: CommuneRow; town: Town | undefined }[]): Map<string, Point> {
  const sums = new Map<string, { longitude: number; latitude: number; count: number }>();
  for (const { row, town } of found) {
    if (!town) continue;
    for (const area of new Set(areasOf(row))) {
      const sum = sums.get(area) ?? { longitude: 0, latitude: 0, count: 0 };
      sums.set(area, {
        longitude: sum.longitude + town.longitude,
        latitude: sum.latitude + town.latitude,
        count: sum.count + 1,
      });
    }
  }
  return new Map(
    [...sums].map(([area, { longitude, latitude, count }]) => [
      area,
      { longitude: longitude / count, latitude: latitude / count },
    ]),
  );
}

function communeAt(row: CommuneRow, { longitude, latitude }: Point, exact: boolean): Commune {
  return {
    nom: row.nom,
    code: row.code,
    codesPostaux: row.codesPostaux ?? [],
    population: row.population ?? 0,
    departement: departmentOf(row),
    districtOf: row.commune,
    longitude: roundDegrees(longitude),
    latitude: roundDegrees(latitude),
    exact,
  };
}

/** Five decimals are one metre. */
const roundDegrees = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
