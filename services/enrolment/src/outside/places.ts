import { appError } from '@alveole/contracts';
import { departmentOf } from '@alveole/domain';
import type { Point } from '@alveole/domain';
import { z } from 'zod';
import { createAnswerCache } from './answer-cache.ts';
import { exactNameFirst, guessedTown, placeLeftOut } from './guess-town.ts';

export interface Town {
  readonly name: string;
  readonly insee: string;
  /** Degrees. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  /** It does not have the postcode itself, which is of a CEDEX or of a company, or mistyped. */
  readonly isGuess?: true | undefined;
}

export interface NamedTown {
  readonly name: string;
  readonly insee: string;
  /** One of its postcodes. */
  readonly zip: string;
}

export interface PlacedTown extends Point {
  readonly name: string;
  readonly population: number;
}

export interface Located {
  readonly latitude: number;
  readonly longitude: number;
  readonly label: string;
}

/** Public services that know places. */
export interface Places {
  /**
   * The towns of a postcode, or the one that a CEDEX or a company's code is likely to belong to; none: no department has it.
   * @throws ServiceUnavailableException when nobody answers in time: a postcode that nobody could look up is not unknown
   */
  townsOf(zip: string): Promise<Town[]>;
  /** The towns whose name begins so, that of exactly this name first, then the most populous; none when nobody answers in time. */
  townsNamed(name: string, most: number): Promise<NamedTown[]>;
  /** Every town of the departments around these points, with its people; none when nobody answers in time. */
  townsNear(points: readonly Point[]): Promise<PlacedTown[]>;
  /** An address, in a postcode when there is one; without address the town hall. No answer in time counts as not found. */
  locate(address: string | undefined, zip: string | undefined): Promise<Located | undefined>;
}

export interface PlacesOptions {
  /** Base of an address search in the manner of the Base Adresse Nationale. */
  readonly geocoderUrl: string;
  /** Base of a commune service in the manner of geo.api.gouv.fr. */
  readonly communesUrl: string;
  readonly timeoutMs?: number;
}

const position = z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) });
const communes = z.array(
  z.object({
    nom: z.string(),
    code: z.string(),
    centre: position.optional(),
    codesPostaux: z.array(z.string()).optional(),
    population: z.number().default(0),
  }),
);
const namedCommunes = z.array(z.object({ nom: z.string(), code: z.string(), codesPostaux: z.array(z.string()) }));
const departments = z.array(z.object({ codeDepartement: z.string() }));
const placedCommunes = z.array(z.object({ nom: z.string(), population: z.number().default(0), centre: position }));
const features = z.object({
  features: z.array(z.object({ geometry: position, properties: z.object({ label: z.string() }) })),
});

/** What these services answer for a place stays for a day; a few thousand places fit in some megabytes. */
const bounds = { most: 2000, lifetime: 24 * 3600_000 };
/** All departments, each of some hundreds of towns. */
const departmentBounds = { most: 120, lifetime: 24 * 3600_000 };
const largestAnswer = 1_000_000;
const townHall = 'mairie';

export function createPlaces({ geocoderUrl, communesUrl, timeoutMs = 3000 }: PlacesOptions): Places {
  const towns = createAnswerCache<Town[]>(bounds);
  const named = createAnswerCache<NamedTown[]>(bounds);
  const departmentsAt = createAnswerCache<string[]>(bounds);
  const placed = createAnswerCache<PlacedTown[]>(departmentBounds);
  // At most one, none where nothing was found: that is an answer too.
  const located = createAnswerCache<Located[]>(bounds);
  const ask = <S extends z.ZodType>(url: URL, schema: S) => askJson(url, schema, timeoutMs);
  return {
    townsOf: (zip) =>
      towns
        .forceFetch(zip, {
          context: () => townsFor(zip, (query) => ask(communesUrlOf(communesUrl, query), communes)),
        })
        .catch(unavailable),
    townsNamed: (name, most) =>
      named
        .forceFetch(`${most} ${name.toLowerCase()}`, {
          context: async () => {
            const communes = await ask(namesAddress(communesUrl, name, most), namedCommunes);
            return exactNameFirst(communes.flatMap(namedTownOf), name).slice(0, most);
          },
        })
        .catch(() => []),
    async townsNear(points) {
      const departmentOf = (point: Point) =>
        departmentsAt
          .forceFetch(`${point.latitude} ${point.longitude}`, {
            context: async () =>
              (await ask(pointAddress(communesUrl, point), departments)).map(({ codeDepartement }) => codeDepartement),
          })
          .catch(() => []);
      const townsOf = (code: string) =>
        placed
          .forceFetch(code, {
            context: async () => (await ask(departmentAddress(communesUrl, code), placedCommunes)).map(placedTownOf),
          })
          .catch(() => []);
      const codes = new Set((await Promise.all(points.map(departmentOf))).flat());
      return (await Promise.all([...codes].map(townsOf))).flat();
    },
    async locate(address, zip) {
      const text = address?.trim() ?? '';
      const q = text === '' ? townHall : text;
      if (q.length < 3 || (text === '' && zip === undefined)) return undefined;
      const context = async () => firstOf(await ask(searchAddress(geocoderUrl, q, zip), features));
      const [point] = await located.forceFetch(`${zip ?? ''} ${q.toLowerCase()}`, { context }).catch(() => []);
      return point;
    },
  };
}

function unavailable(): never {
  throw appError('ServiceUnavailableException', 'The commune service does not answer.', { retryAfter: 2 });
}

type Communes = z.output<typeof communes>;

async function townsFor(zip: string, ask: (query: Record<string, string>) => Promise<Communes>): Promise<Town[]> {
  const communes = await ask({ codePostal: zip, fields: 'nom,code,centre,codesPostaux' });
  const town = (commune: Communes[number]): Town =>
    commune.codesPostaux && !commune.codesPostaux.includes(zip)
      ? { ...townOf(commune), isGuess: true }
      : townOf(commune);
  if (communes.length > 0) return communes.map(town);
  const omittedTown = placeLeftOut(zip);
  if (omittedTown) return [omittedTown];
  const around = await ask({ codeDepartement: departmentOf(zip), fields: 'nom,code,centre,codesPostaux,population' });
  const guess = guessedTown(
    zip,
    around.map((commune) => ({
      town: townOf(commune),
      postcodes: commune.codesPostaux ?? [],
      population: commune.population,
    })),
  );
  return guess ? [{ ...guess, isGuess: true }] : [];
}

function communesUrlOf(base: string, query: Record<string, string>): URL {
  const url = new URL(`${base.replace(/\/$/, '')}/communes`);
  url.search = new URLSearchParams(query).toString();
  return url;
}

const namesAddress = (base: string, nom: string, most: number) =>
  communesUrlOf(base, {
    nom,
    fields: 'nom,code,codesPostaux',
    boost: 'population',
    limit: String(askedNames(nom, most)),
  });

/** Of a short beginning many towns are asked for, so that the one of exactly this name is among them. */
const askedNames = (name: string, most: number): number => (name.length <= 3 ? Math.max(most, 50) : most);

const pointAddress = (base: string, { latitude, longitude }: Point) =>
  communesUrlOf(base, { lat: String(latitude), lon: String(longitude), fields: 'codeDepartement' });

const departmentAddress = (base: string, codeDepartement: string) =>
  communesUrlOf(base, { codeDepartement, fields: 'nom,population,centre' });

function namedTownOf({ nom, code, codesPostaux: [zip] }: z.output<typeof namedCommunes>[number]): NamedTown[] {
  return zip === undefined ? [] : [{ name: nom, insee: code, zip }];
}

function placedTownOf({ nom, population, centre }: z.output<typeof placedCommunes>[number]): PlacedTown {
  const [longitude, latitude] = centre.coordinates;
  return { name: nom, population, latitude, longitude };
}

function searchAddress(base: string, q: string, zip: string | undefined): URL {
  const url = new URL(`${base.replace(/\/$/, '')}/search/`);
  url.search = new URLSearchParams({
    q: q.slice(0, 200),
    limit: '1',
    ...(zip === undefined ? {} : { postcode: zip }),
  }).toString();
  return url;
}

function townOf({ nom, code, centre }: Communes[number]): Town {
  const [longitude, latitude] = centre?.coordinates ?? [];
  return {
    name: nom,
    insee: code,
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
  };
}

function firstOf({ features: [first] }: z.output<typeof features>): Located[] {
  if (!first) return [];
  const [longitude, latitude] = first.geometry.coordinates;
  return [{ latitude, longitude, label: first.properties.label }];
}

async function askJson<S extends z.ZodType>(url: URL, schema: S, timeoutMs: number): Promise<z.output<S>> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`The place service answered ${response.status}.`);
  const text = await response.text();
  if (text.length > largestAnswer) throw new Error('The place service answered too much.');
  return schema.parse(JSON.parse(text));
}
