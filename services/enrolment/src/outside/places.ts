import { appError } from '@alveole/contracts';
import { z } from 'zod';
import { createAnswerCache } from './answer-cache.ts';

export interface Town {
  readonly name: string;
  readonly insee: string;
  /** Degrees. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

export interface Located {
  readonly latitude: number;
  readonly longitude: number;
  readonly label: string;
}

/** Public services that know places. */
export interface Places {
  /**
   * The towns of a postcode; none: no town has it.
   * @throws ServiceUnavailableException when nobody answers in time: a postcode that nobody could look up is not unknown
   */
  townsOf(zip: string): Promise<Town[]>;
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
const communes = z.array(z.object({ nom: z.string(), code: z.string(), centre: position.optional() }));
const features = z.object({
  features: z.array(z.object({ geometry: position, properties: z.object({ label: z.string() }) })),
});

/** What these services answer for a place stays for a day; a few thousand places fit in some megabytes. */
const bounds = { most: 2000, lifetime: 24 * 3600_000 };
const largestAnswer = 1_000_000;
const townHall = 'mairie';

export function createPlaces({ geocoderUrl, communesUrl, timeoutMs = 3000 }: PlacesOptions): Places {
  const towns = createAnswerCache<Town[]>(bounds);
  // At most one, none where nothing was found: that is an answer too.
  const located = createAnswerCache<Located[]>(bounds);
  const ask = <S extends z.ZodType>(url: URL, schema: S) => askJson(url, schema, timeoutMs);
  return {
    townsOf: (zip) =>
      towns
        .forceFetch(zip, {
          context: async () => (await ask(communesAddress(communesUrl, zip), communes)).map(townOf),
        })
        .catch(unavailable),
    async locate(address, zip) {
      const text = address?.trim() ?? '';
      const q = text === '' ? townHall : text;
      if (q.length < 3 || (text === '' && zip === undefined)) return undefined;
      const context = async () => firstOf(await ask(searchAddress(geocoderUrl, q, zip), features));
      const [found] = await located.forceFetch(`${zip ?? ''} ${q.toLowerCase()}`, { context }).catch(() => []);
      return found;
    },
  };
}

function unavailable(): never {
  throw appError('ServiceUnavailableException', 'The commune service does not answer.', { retryAfter: 2 });
}

function communesAddress(base: string, zip: string): URL {
  const url = new URL(`${base.replace(/\/$/, '')}/communes`);
  url.search = new URLSearchParams({ codePostal: zip, fields: 'nom,code,centre' }).toString();
  return url;
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

function townOf({ nom, code, centre }: z.output<typeof communes>[number]): Town {
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
