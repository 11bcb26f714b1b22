import type { Commune } from './locate-communes.ts';
import type { PlaceIndex } from './place-index.ts';

export interface PlacesAnswer {
  status: number;
  body: object;
}

const DEFAULT_LIMIT = 5;
const MAX_LIMIT = 50;
const MIN_QUERY_LENGTH = 3;

/** BAN's GeoJSON: a FeatureCollection of points `[longitude, latitude]`. The finest answer here is a commune or a district. */
export function geocoderAnswer(query: URLSearchParams, index: PlaceIndex): PlacesAnswer {
  const q = query.get('q')?.trim() ?? '';
  if (q.length < MIN_QUERY_LENGTH)
    return refusal('q must contain between 3 and 200 chars and start with a number or a letter');
  const limit = Number(query.get('limit') ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    return refusal('Param limit must be an integer between 1 and 50');
  const postcode = query.get('postcode') ?? undefined;
  const places = index.search({ q, postcode, citycode: query.get('citycode') ?? undefined }).slice(0, limit);
  return {
    status: 200,
    body: { type: 'FeatureCollection', features: places.map((commune) => feature(commune, postcode)), query: q, limit },
  };
}

/**
 * geo.api.gouv.fr's list: by postcode, by the beginning of a name, by department, or the one around a point. Nothing
 * known gives an empty list.
 */
export function communesAnswer(query: URLSearchParams, index: PlaceIndex): PlacesAnswer {
  const communes = communesFor(query, index);
  if (communes === undefined)
    return refusal('codePostal must be 5 digits, or give nom, codeDepartement or lat and lon');
  const limit = Number(query.get('limit') ?? communes.length);
  return { status: 200, body: communes.slice(0, limit).map(communeBody) };
}

function communesFor(query: URLSearchParams, index: PlaceIndex): Commune[] | undefined {
  const given = (name: string) => query.get(name) ?? undefined;
  const [postcode, name, department] = [given('codePostal'), given('nom'), given('codeDepartement')];
  if (postcode !== undefined) return /^\d{5}$/.test(postcode) ? index.communesOf(postcode) : undefined;
  if (name !== undefined) return index.named(name);
  if (department !== undefined) return index.ofDepartment(department);
  const [latitude, longitude] = [Number(given('lat') ?? NaN), Number(given('lon') ?? NaN)];
  return Number.isNaN(latitude + longitude) ? undefined : index.nearest({ latitude, longitude });
}

const communeBody = (commune: Commune) => ({
  nom: commune.nom,
  code: commune.code,
  codeDepartement: commune.departement,
  codesPostaux: commune.codesPostaux,
  population: commune.population,
  centre: point(commune),
});

const refusal = (message: string): PlacesAnswer => ({ status: 400, body: { code: 400, message } });

const point = ({ longitude, latitude }: Commune) => ({ type: 'Point', coordinates: [longitude, latitude] });

/** Scores say how far to trust the place: a commune without coordinates of its own stands among its neighbours. */
const EXACT_SCORE = 0.9;
const NEIGHBOURS_SCORE = 0.5;

function feature(commune: Commune, postcode: string | undefined) {
  const shown = postcode !== undefined && commune.codesPostaux.includes(postcode) ? postcode : commune.codesPostaux[0];
  return {
    type: 'Feature',
    geometry: point(commune),
    properties: {
      label: `${shown} ${commune.nom}`,
      name: commune.nom,
      city: commune.nom,
      postcode: shown,
      citycode: commune.code,
      context: commune.departement,
      type: 'municipality',
      population: commune.population,
      score: commune.exact ? EXACT_SCORE : NEIGHBOURS_SCORE,
    },
  };
}
