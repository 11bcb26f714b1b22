import { locateCommunes, type Commune } from './locate-communes.ts';
import { comparableName } from './place-name.ts';
import { readCommunes, readFrenchTowns } from './read-place-data.ts';

export interface PlaceIndex {
  /** Whole communes with this postcode, most populous first. */
  communesOf(postcode: string): Commune[];
  /** Whole communes whose name begins so, most populous first. */
  named(beginning: string): Commune[];
  /** Whole communes of a department, most populous first. */
  ofDepartment(code: string): Commune[];
  /** The whole commune whose own place is nearest; none where there is no commune at all. */
  nearest(point: Pick<Commune, 'latitude' | 'longitude'>): Commune[];
  /** Communes and districts that answer an address search, best first. */
  search(query: PlaceQuery): Commune[];
}

export interface PlaceQuery {
  q: string;
  postcode?: string | undefined;
  /** INSEE code. */
  citycode?: string | undefined;
}

/** Reads the data packages into an index: about a quarter of a second. */
export async function readPlaceIndex(): Promise<PlaceIndex> {
  const [rows, towns] = await Promise.all([readCommunes(), readFrenchTowns()]);
  return indexPlaces(locateCommunes(rows, towns));
}

export function indexPlaces(communes: Commune[]): PlaceIndex {
  const byPopulation = [...communes].sort((a, b) => b.population - a.population);
  const byPostcode = groupBy(byPopulation, ({ codesPostaux }) => codesPostaux);
  const byCode = groupBy(byPopulation, ({ code }) => [code]);
  const byName = groupBy(byPopulation, ({ nom }) => [comparableName(nom)]);

  const whole = byPopulation.filter(isWhole).map((commune) => ({ commune, name: comparableName(commune.nom) }));
  return {
    named(beginning) {
      const begun = comparableName(beginning);
      if (begun === '') return [];
      const entries = whole.filter(({ name }) => name.startsWith(begun));
      // « Y » and « Oz » are towns: who types a whole name finds it before the larger ones that begin so.
      const isExact = ({ name }: (typeof entries)[number]) => name === begun;
      return [...entries.filter(isExact), ...entries.filter((one) => !isExact(one))].map(({ commune }) => commune);
    },
    ofDepartment: (code) => byPopulation.filter((commune) => isWhole(commune) && commune.departement === code),
    nearest: (point) => nearestOf(byPopulation.filter(isLocated), point),
    communesOf: (postcode) => (byPostcode.get(postcode) ?? businessTown(postcode, byPostcode)).filter(isWhole),
    search({ q, postcode, citycode }) {
      const named = namedIn(q, byName);
      if (citycode !== undefined) return byCode.get(citycode) ?? [];
      const code = postcode ?? /\b\d{5}\b/.exec(q)?.[0];
      if (code === undefined) return named;
      const atCode = byPostcode.get(code) ?? businessTown(code, byPostcode);
      const there = districtsFirst(atCode);
      if (!byPostcode.has(code) && named.some((commune) => isNearCode(commune, code)))
        return named.filter((commune) => isNearCode(commune, code));
      return [
        ...there.filter((commune) => named.includes(commune)),
        ...there.filter((commune) => !named.includes(commune)),
      ];
    },
  };
}

/** Codes that one sorting office gives begin alike. */
const isNearCode = ({ codesPostaux }: Commune, code: string): boolean =>
  codesPostaux.some((own) => own.slice(0, 2) === code.slice(0, 2));

/**
 * The town of a CEDEX or of a company's code, which no commune has: that of the nearest lower code with the same beginning
 * (67070 is counted on from 67000), else the largest town whose codes begin alike.
 */
function businessTown(code: string, byPostcode: Map<string, Commune[]>): Commune[] {
  const [area, department] = [code.slice(0, 3), code.slice(0, 2)];
  const known = [...byPostcode.keys()];
  const lower = known
    .filter((own) => own.startsWith(area) && own <= code)
    .toSorted()
    .at(-1);
  if (lower !== undefined) return (byPostcode.get(lower) ?? []).slice(0, 1);
  const around = known.filter((own) => own.startsWith(department)).flatMap((own) => byPostcode.get(own) ?? []);
  return around.toSorted((one, other) => other.population - one.population).slice(0, 1);
}

/** Flat enough within a country. */
function nearestOf(communes: Commune[], { latitude, longitude }: Pick<Commune, 'latitude' | 'longitude'>): Commune[] {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const far = (commune: Commune) =>
    Math.hypot(commune.latitude - latitude, (commune.longitude - longitude) * narrowing);
  const best = communes.reduce<Commune | undefined>(
    (nearest, commune) => (nearest === undefined || far(commune) < far(nearest) ? commune : nearest),
    undefined,
  );
  return best ? [best] : [];
}

const isLocated = (commune: Commune) => isWhole(commune) && commune.exact;

const isWhole = ({ districtOf }: Commune) => districtOf === undefined;

/** Within 69003, the third district says more than Lyon. */
const districtsFirst = (communes: Commune[]) => [
  ...communes.filter((commune) => !isWhole(commune)),
  ...communes.filter(isWhole),
];

const MAX_NAME_WORDS = 8;

/** The communes whose name stands in the text: the longest name, and of equal ones the last, since towns end an address. */
function namedIn(q: string, byName: Map<string, Commune[]>): Commune[] {
  const words = comparableName(q.slice(0, 200)).split(' ');
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const named = byName.get(words.slice(start, start + length).join(' '));
      if (named) return named;
    }
  }
  return [];
}

function groupBy(communes: Commune[], keysOf: (commune: Commune) => string[]): Map<string, Commune[]> {
  const groups = new Map<string, Commune[]>();
  for (const commune of communes) {
    for (const key of keysOf(commune)) groups.set(key, [...(groups.get(key) ?? []), commune]);
  }
  return groups;
}
