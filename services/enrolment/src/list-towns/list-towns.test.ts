import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const ask = (path: string) => enrolment.visitor.get(`/v1/enrolment/${path}`);

it('tells the towns of a postcode', async () => {
  expect((await ask('towns?zip=67000')).body).toEqual([
    { name: 'Strasbourg', insee: '67482', latitude: expect.any(Number), longitude: expect.any(Number) },
  ]);
  expect((await ask('towns?zip=6700')).status).toBe(400);
});

it('finds towns by the beginning of their name, the greatest first, with a postcode to search from', async () => {
  const { body } = await ask('town_names?name=st%20etienne');
  expect(body[0]).toMatchObject({ name: 'Saint-Étienne', insee: '42218', zip: expect.stringMatching(/^42\d{3}$/) });
  expect(body.length).toBeLessThanOrEqual(8);
  expect((await ask('town_names?name=Xyzzy')).body).toEqual([]);
  expect((await ask('town_names?name=y')).body[0]).toMatchObject({ name: 'Y' });
  expect((await ask('town_names?name=')).status).toBe(400);
});

const lyon = { north: 45.9, south: 45.6, west: 4.6, east: 5.1 };
const within = (bounds: object) => ask(`towns_within?${new URLSearchParams(Object.entries(bounds))}`);

it('names the towns of a part of the map, those that matter first and none upon another', async () => {
  const { body } = await within(lyon);
  const names = body.map(({ name }: { name: string }) => name);
  expect(names[0]).toBe('Lyon');
  expect(names).toContain('Vénissieux');
  expect(names.length).toBeLessThanOrEqual(24);
  for (const { latitude, longitude } of body) {
    expect(latitude).toBeGreaterThanOrEqual(lyon.south);
    expect(latitude).toBeLessThanOrEqual(lyon.north);
    expect(longitude).toBeGreaterThanOrEqual(lyon.west);
    expect(longitude).toBeLessThanOrEqual(lyon.east);
  }
});

it.each([
  ['the other way round', { ...lyon, north: 45.5 }],
  ['of half the country', { ...lyon, south: 42 }],
  ['that is none', { ...lyon, east: 'Lyon' }],
])('refuses a part of the map %s', async (_, bounds) => {
  expect((await within(bounds)).status).toBe(400);
});
