import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPlaces } from './places.ts';

/** A place service that answers what a test says, and counts. */
async function fakeService() {
  const fake = {
    body: '[]',
    /** Instead of the one body, by address. */
    answerOf: undefined as ((url: string) => string) | undefined,
    status: 200,
    hang: false,
    asked: [] as string[],
  };
  const server: Server = createServer((request, response) => {
    fake.asked.push(request.url ?? '');
    if (!fake.hang)
      response
        .writeHead(fake.status, { 'content-type': 'application/json' })
        .end(fake.answerOf?.(request.url ?? '') ?? fake.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    });
  const placesWithin = (timeoutMs: number) => createPlaces({ geocoderUrl: url, communesUrl: url, timeoutMs });
  // Where the service answers, a busy machine may take its time.
  return Object.assign(fake, { placesWithin, places: placesWithin(60_000), close });
}

let service: Awaited<ReturnType<typeof fakeService>>;
beforeEach(async () => {
  service = await fakeService();
});
afterEach(() => service.close());

const towns = [
  { nom: 'Strasbourg', code: '67482', codesPostaux: ['67000', '67100', '67200'], population: 290_000 },
  { nom: 'Haguenau', code: '67180', codesPostaux: ['67500'], population: 35_000 },
];

describe('a postcode that the commune service has no town for', () => {
  it.each([
    ['67070', 'Strasbourg'],
    ['67509', 'Haguenau'],
    ['67999', 'Strasbourg'],
  ])('leads by its department, as CEDEX %s, to %s, which is told as a guess', async (zip, name) => {
    service.answerOf = (url) => JSON.stringify(url.includes('codeDepartement=67') ? towns : []);
    expect(await service.places.townsOf(zip)).toMatchObject([{ name, isGuess: true }]);
  });

  it.each([
    ['97133', 'Saint-Barthélemy'],
    ['97150', 'Saint-Martin'],
    ['98000', 'Monaco'],
  ])('is known where it is %s, %s, and no guess', async (zip, name) => {
    expect(await service.places.townsOf(zip)).toEqual([
      expect.objectContaining({ name, latitude: expect.any(Number) }),
    ]);
    expect((await service.places.townsOf(zip))[0]?.isGuess).toBeUndefined();
  });

  it('is unknown where its department has no town', async () => {
    expect(await service.places.townsOf('00000')).toEqual([]);
  });

  it('is told as a guess too where the service itself answers a town that lacks it', async () => {
    service.body = JSON.stringify(towns.slice(0, 1));
    expect(await service.places.townsOf('67070')).toMatchObject([{ name: 'Strasbourg', isGuess: true }]);
    expect((await service.places.townsOf('67100'))[0]?.isGuess).toBeUndefined();
  });
});

it.each([
  ['y', 'Y'],
  ['bu', 'Bû'],
  ['OZ', 'Oz'],
])('towns that begin with %s have the one of exactly this name first', async (typed, exact) => {
  const named = (nom: string) => ({ nom, code: `c-${nom}`, codesPostaux: ['38114'] });
  service.body = JSON.stringify([named(`${exact}ères-le-Grand`), named(exact)]);
  expect((await service.places.townsNamed(typed, 8)).map(({ name }) => name)[0]).toBe(exact);
});

describe('places', () => {
  it('are asked for once, also by parallel questions', async () => {
    service.body = JSON.stringify([{ nom: 'Colmar', code: '68066' }]);
    const answers = await Promise.all([service.places.townsOf('68000'), service.places.townsOf('68000')]);
    expect(answers).toEqual([[{ name: 'Colmar', insee: '68066' }], [{ name: 'Colmar', insee: '68066' }]]);
    expect(service.asked).toEqual(['/communes?codePostal=68000&fields=nom%2Ccode%2Ccentre%2CcodesPostaux']);
  });

  it('are sought as a town hall when no address is given', async () => {
    service.body = JSON.stringify({
      features: [{ geometry: { coordinates: [7.36, 48.08] }, properties: { label: 'Colmar' } }],
    });
    expect(await service.places.locate(undefined, '68000')).toEqual({
      latitude: 48.08,
      longitude: 7.36,
      label: 'Colmar',
    });
    expect(service.asked).toEqual(['/search/?q=mairie&limit=1&postcode=68000']);
  });

  it.each([
    ['fails', { status: 500 }],
    ['answers nonsense', { body: '<html>' }],
    ['answers another shape', { body: '{"features":[{"geometry":{}}]}' }],
    ['answers too much', { body: JSON.stringify({ features: [], more: 'x'.repeat(1_100_000) }) }],
  ])('are not unknown while the service %s, and are asked for again afterwards', async (_, outage) => {
    Object.assign(service, outage);
    expect(await service.places.locate('12 quai des Bateliers', '67000')).toBeUndefined();
    await expect(service.places.townsOf('67000')).rejects.toMatchObject({ code: 'ServiceUnavailableException' });
    Object.assign(service, { status: 200, body: JSON.stringify([{ nom: 'Strasbourg', code: '67482' }]) });
    expect(await service.places.townsOf('67000')).toHaveLength(1);
  });

  it('are not unknown while the service hangs, and are asked for again afterwards', async () => {
    const hasty = service.placesWithin(100);
    service.hang = true;
    expect(await hasty.locate('12 quai des Bateliers', '67000')).toBeUndefined();
    await expect(hasty.townsOf('67000')).rejects.toMatchObject({ code: 'ServiceUnavailableException' });
    Object.assign(service, { hang: false, body: JSON.stringify([{ nom: 'Strasbourg', code: '67482' }]) });
    let towns = await hasty.townsOf('67000').catch(() => undefined);
    while (!towns) towns = await hasty.townsOf('67000').catch(() => undefined);
    expect(towns).toHaveLength(1);
  });
});
