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
      return begun === '' ? [] : whole.filter(({ name }) => name.startsWith(begun)).map(({ commune }) => commune);
    },
    ofDepartment: (code) => byPopulation.filter((commune) => isWhole(commune) && commune.departement === code),
    nearest: (point) => nearestOf(byPopulation.filter(isLocated), point),
    communesOf: (postcode) => (byPostcode.get(postcode) ?? []).filter(isWhole),
    search({ q, postcode, citycode }) {
      const named = namedIn(q, byName);
      if (citycode !== undefined) return byCode.get(citycode) ?? [];
      const code = postcode ?? /\b\d{5}\b/.exec(q)?.[0];
      if (code === undefined) return named;
      const there = districtsFirst(byPostcode.get(code) ?? []);
      return [
        ...there.filter((commune) => named.includes(commune)),
        ...there.filter((commune) => !named.includes(commune)),
      ];
    },
  };
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
