import { silentLogger } from '../embedded-logger.ts';
import { startPlaces, type RunningPlaces } from './start-places.ts';

let places: RunningPlaces;
beforeAll(async () => {
  places = await startPlaces(silentLogger);
});
afterAll(() => places.close());

interface Feature {
  geometry: { type: string; coordinates: [number, number] };
  properties: { city: string; citycode: string; postcode: string; score: number };
}

async function search(query: Record<string, string>): Promise<Feature[]> {
  const answer = await fetch(`${places.geocoderUrl}/search/?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  const { type, features } = (await answer.json()) as { type: string; features: Feature[] };
  expect(type).toBe('FeatureCollection');
  return features;
}

const communes = async (postcode: string) =>
  (await fetch(`${places.communesUrl}/communes?codePostal=${postcode}`)).json() as Promise<object[]>;

/** Kilometres between two points, flat enough within a town. */
function distance([lon, lat]: [number, number], [otherLon, otherLat]: [number, number]): number {
  return Math.hypot((lat - otherLat) * 111, (lon - otherLon) * 111 * Math.cos((lat * Math.PI) / 180));
}

describe('the address search', () => {
  it.each([
    ['Strasbourg', '67000', [7.7521, 48.5734]],
    ['Paris 11e', '75011', [2.38, 48.859]],
    ['Lyon 3e', '69003', [4.853, 45.757]],
    ['Marseille 8e', '13008', [5.38, 43.26]],
    ['Dunkerque, which GeoNames calls Dunkirk', '59140', [2.3768, 51.0347]],
    ['Saint-Denis de La Réunion', '97400', [55.448, -20.88]],
    ['Ajaccio', '20000', [8.737, 41.927]],
    ['Saint-Barthélemy', '97133', [-62.85, 17.896]],
    ['Saint-Martin', '97150', [-63.083, 18.068]],
    ['Monaco', '98000', [7.421, 43.737]],
    ['Strasbourg, by a CEDEX', '67070', [7.7521, 48.5734]],
    ['Bordeaux, by a company’s code', '33076', [-0.579, 44.838]],
  ] as const)('places the town hall of %s by its postcode, longitude first', async (_name, postcode, [lon, lat]) => {
    const [feature] = await search({ q: 'mairie', limit: '1', postcode });
    expect(feature?.geometry.type).toBe('Point');
    expect(distance(feature?.geometry.coordinates ?? [0, 0], [lon, lat])).toBeLessThan(4);
  });

  it('takes an INSEE code', async () => {
    expect(await search({ q: 'mairie', citycode: '44109' })).toMatchObject([
      { properties: { city: 'Nantes', postcode: '44000' } },
    ]);
  });

  it.each(['12 rue de la Paix, 67000 Strasbourg', '12 rue de la Paix Strasbourg', 'STRASBOURG'])(
    'finds the town in an address: %s',
    async (q) => {
      expect((await search({ q, limit: '1' }))[0]?.properties.city).toBe('Strasbourg');
    },
  );

  it('reads « St Étienne » as Saint-Étienne', async () => {
    expect((await search({ q: 'st etienne', limit: '1' }))[0]?.properties.citycode).toBe('42218');
  });

  it('puts the commune that the address names before its neighbours of the same postcode', async () => {
    expect(
      (await search({ q: '3 place de l’Église, Romans', postcode: '01400', limit: '1' }))[0]?.properties.city,
    ).toBe('Romans');
  });

  it('stands a village without coordinates among its neighbours, and says by its score that it does', async () => {
    const [town] = await search({ q: 'Châtillon-sur-Chalaronne', postcode: '01400', limit: '1' });
    const [village] = await search({ q: 'Sandrans', postcode: '01400', limit: '1' });
    expect(distance(village?.geometry.coordinates ?? [0, 0], [4.98, 46.07])).toBeLessThan(12);
    expect(village?.properties.score).toBeLessThan(town?.properties.score ?? 0);
  });

  it('finds nothing for what is no place', async () => {
    expect(await search({ q: 'zzzz' })).toEqual([]);
    expect(await search({ q: 'mairie', postcode: '00000' })).toEqual([]);
  });

  it.each(['q=ab', 'q=mairie&limit=0', 'q=mairie&limit=many'])('refuses %s', async (query) => {
    expect((await fetch(`${places.geocoderUrl}/search/?${query}`)).status).toBe(400);
  });
});

describe('the communes of a postcode', () => {
  it('come with name, INSEE code and centre, the most populous first', async () => {
    const [first, ...others] = await communes('01400');
    expect(first).toMatchObject({
      nom: 'Châtillon-sur-Chalaronne',
      code: '01093',
      codesPostaux: ['01400'],
      centre: { type: 'Point' },
    });
    expect(others.length).toBeGreaterThan(5);
  });

  it('are whole towns, not their districts', async () => {
    expect(await communes('75011')).toMatchObject([{ nom: 'Paris', code: '75056' }]);
  });

  it.each([
    ['y', 'Y'],
    ['Bû', 'Bû'],
    ['oz', 'Oz'],
  ])('named %s begin with the town of exactly this name, however small', async (typed, name) => {
    const answer = await fetch(`${places.communesUrl}/communes?${new URLSearchParams({ nom: typed, limit: '8' })}`);
    expect(((await answer.json()) as { nom: string }[])[0]?.nom).toBe(name);
  });

  it.each([
    ['67070', 'Strasbourg'],
    ['33076', 'Bordeaux'],
    ['98000', 'Monaco'],
  ])('of %s, which no commune has as its own, are %s', async (postcode, nom) => {
    expect(await communes(postcode)).toMatchObject([{ nom }]);
  });

  it('are none for an unknown postcode, and refused for what is none', async () => {
    expect(await communes('00000')).toEqual([]);
    expect((await fetch(`${places.communesUrl}/communes?codePostal=1400`)).status).toBe(400);
  });
});

describe('the communes', () => {
  const asked = async (query: Record<string, string>) =>
    (await fetch(`${places.communesUrl}/communes?${new URLSearchParams(query)}`)).json() as Promise<
      { nom: string; codeDepartement: string; population: number }[]
    >;

  it('are found by the beginning of their name, the most populous first', async () => {
    const found = await asked({ nom: 'saint et', limit: '3' });
    expect(found.map(({ nom }) => nom)).toContain('Saint-Étienne');
    expect(found).toHaveLength(3);
    expect(await asked({ nom: 'xyzzy' })).toEqual([]);
  });

  it('are found around a point, and in a department', async () => {
    expect(await asked({ lat: '45.764', lon: '4.835' })).toMatchObject([{ nom: 'Lyon', codeDepartement: '69' }]);
    const rhone = await asked({ codeDepartement: '69' });
    expect(rhone.length).toBeGreaterThan(200);
    expect(new Set(rhone.map(({ codeDepartement }) => codeDepartement))).toEqual(new Set(['69']));
  });
});
