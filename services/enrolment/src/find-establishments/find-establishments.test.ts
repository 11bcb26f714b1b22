import { distanceBetween } from '@alveole/domain';
import fc from 'fast-check';
import { decide, fileOf, partnerOf, register, trainingBlock, validatedShop } from '../shops.harness.ts';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { boxAround } from './box-around.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const find = async (latitude: number, longitude: number, more = '') =>
  (await enrolment.visitor.get(`/entities_public?latitude=${latitude}&longitude=${longitude}${more}`)).body;
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('distances', () => {
  it('never reach out of the box', () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const nearby = fc.record({
      north: fc.double({ min: -1, max: 1, noNaN: true }),
      east: fc.double({ min: -1, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(point, nearby, fc.integer({ min: 1, max: 100_000 }), (centre, { north, east }, radius) => {
        const other = {
          latitude: Math.max(-90, Math.min(90, centre.latitude + north)),
          longitude: Math.max(-180, Math.min(180, centre.longitude + east)),
        };
        fc.pre(distanceBetween(centre, other) <= radius);
        const { latitude, longitude } = boxAround(centre, radius);
        const slack = 1e-9;
        expect(other.latitude >= latitude[0] - slack && other.latitude <= latitude[1] + slack).toBe(true);
        expect(other.longitude >= longitude[0] - slack && other.longitude <= longitude[1] + slack).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the finder', () => {
  it('answers validated establishments within the radius, nearest first, without a token', async () => {
    await validatedShop(enrolment, { commercialname: 'Loin', latitude: 45.9, longitude: 4.83 });
    const near = await validatedShop(enrolment, {
      commercialname: 'Près',
      latitude: 45.77,
      longitude: 4.83,
      website: 'www.pres.fr',
    });
    await register(enrolment, { commercialname: 'En attente', latitude: 45.77, longitude: 4.83 });
    const found = await find(45.7676, 4.8312);
    expect(names(found)).toEqual(['Près', 'Loin']);
    expect(found[0]).toMatchObject({
      addr: '12 quai des Bateliers',
      zip: '67000',
      phone: near.data.telephone,
      website: 'http://www.pres.fr',
      atelier: false,
      isVE: false,
      gps: [45.77, 4.83],
      distance: 283,
    });
    expect(found[0].mail ?? found[0].siret).toBeUndefined();
    expect(names(await find(45.7676, 4.8312, '&radius=5000'))).toEqual(['Près']);
    expect(
      names((await enrolment.visitor.get('/enrolment/entities_public?latitude=45.7676&longitude=4.8312')).body),
    ).toEqual(['Près', 'Loin']);
  });

  it('keeps noMap off the map, not off the list', async () => {
    await validatedShop(enrolment, {
      commercialname: 'Sans carte',
      latitude: 43.6,
      longitude: 1.44,
      horaires_ouverture: { noMap: true, rdvOnly: true },
    });
    const [found] = await find(43.6, 1.44);
    expect(found.name).toBe('Sans carte');
    expect(found.gps).toBeUndefined();
  });

  it('takes teachers for lessons, workshops for repairs, and no local authority', async () => {
    const place = { latitude: 47.2, longitude: -1.55 };
    const school = await register(enrolment, {
      commercialname: 'École',
      legalStatut: 1,
      siret: 'WWWWWW23456789',
      activity: { done: 1 },
      ...place,
    });
    await decide(enrolment, school.id, { status: 1 }, { role: 'ALL' });
    const authority = await register(enrolment, { commercialname: 'Mairie', legalStatut: 3, ...place });
    await decide(enrolment, authority.id, { status: 1 }, { role: 'ALL' });
    // The first validation grants what it registered with, and nobody gets a bike repaired there.
    expect(names(await find(47.2, -1.55))).toEqual([]);
    expect(await find(47.2, -1.55, '&kind=lesson')).toMatchObject([{ name: 'École', atelier: false, isVE: true }]);
  });

  it('keeps a workshop that wishes to teach among the workshops until the federation accepts', async () => {
    const place = { latitude: 44.1, longitude: 3.07, commercialname: 'Atelier' };
    const { id } = await validatedShop(enrolment, place);
    const { row_hash } = await fileOf(enrolment, id);
    const wish = { activity: { request: { gender: 1 } }, ve: trainingBlock };
    const saved = await partnerOf(enrolment, { id }).put('/enrolment/entity', {
      entity_id: id,
      entity_data: wish,
      last_row_hash: row_hash,
    });
    expect(saved.status).toBe(200);
    const shownIn = async () => [names(await find(44.1, 3.07)), names(await find(44.1, 3.07, '&kind=lesson'))];
    expect(await shownIn()).toEqual([['Atelier'], []]);
    const fub = '2026-03-02T09:00:00.000Z';
    await decide(enrolment, id, { entity_data: { activity: { request: { gender: 1, fub } } } }, { role: 'ALL' });
    expect(await shownIn()).toEqual([['Atelier'], []]);
    const { request } = (await fileOf(enrolment, id)).entity_data.activity;
    await decide(
      enrolment,
      id,
      { entity_data: { activity: { request: { ...request, accept: fub } } } },
      { role: 'ALL' },
    );
    expect(await shownIn()).toEqual([[], ['Atelier']]);
  });

  it('forgets an establishment that is closed', async () => {
    const { id } = await validatedShop(enrolment, { commercialname: 'Éphémère', latitude: 50.63, longitude: 3.06 });
    expect(names(await find(50.63, 3.06))).toEqual(['Éphémère']);
    await decide(enrolment, id, { status: 9, entity_data: { motif: { code: '', tab: ['{"key":1}'] } } });
    expect(await find(50.63, 3.06)).toEqual([]);
  });

  it.each([
    'latitude=91&longitude=0',
    'latitude=1',
    'latitude=1&longitude=1&radius=999999',
    'latitude[$gt]=1&longitude=1',
  ])('refuses %s', async (query) => {
    expect((await enrolment.visitor.get(`/entities_public?${query}`)).status).toBe(400);
  });
});
