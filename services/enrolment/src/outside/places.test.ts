import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPlaces } from './places.ts';

/** A place service that answers what a test says, and counts. */
async function fakeService() {
  const fake = { body: '[]', status: 200, hang: false, asked: [] as string[] };
  const server: Server = createServer((request, response) => {
    fake.asked.push(request.url ?? '');
    if (!fake.hang) response.writeHead(fake.status, { 'content-type': 'application/json' }).end(fake.body);
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

describe('places', () => {
  it('are asked for once, also by parallel questions', async () => {
    service.body = JSON.stringify([{ nom: 'Colmar', code: '68066' }]);
    const answers = await Promise.all([service.places.townsOf('68000'), service.places.townsOf('68000')]);
    expect(answers).toEqual([[{ name: 'Colmar', insee: '68066' }], [{ name: 'Colmar', insee: '68066' }]]);
    expect(service.asked).toEqual(['/communes?codePostal=68000&fields=nom%2Ccode%2Ccentre']);
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
