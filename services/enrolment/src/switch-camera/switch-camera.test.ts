import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const own = '/enrolment/entity_params';
const everywhere = '/enrolment/rozo_params';
const off = { no_use_of_camera: true };
const on = { no_use_of_camera: false };

describe('the camera of the counter', () => {
  it('is used until an administrator of the establishment says otherwise, for that establishment alone', async () => {
    const [shop, other] = ['shop', 'other'].map((entityId) => enrolment.as('REP', { entityId, permission: 0 }));
    expect((await shop?.get(own))?.body).toEqual(on);
    expect((await shop?.put(own, off))?.body).toEqual(off);
    expect((await shop?.get(own))?.body).toEqual(off);
    expect((await other?.get(own))?.body).toEqual(on);
    await shop?.put(own, on);
    expect((await shop?.get(own))?.body).toEqual(on);
  });

  it('is not switched by a standard user, who sees how it stands', async () => {
    const standard = enrolment.as('REP', { entityId: 'shop-2', permission: 1 });
    expect((await standard.put(own, off)).status).toBe(403);
    expect((await standard.get(own)).body).toEqual(on);
  });

  it('is taken from all counters by an administrator of the programme', async () => {
    const shop = enrolment.as('REP', { entityId: 'shop-3' });
    expect((await shop.get(everywhere)).body).toEqual(on);
    expect((await enrolment.as('ADM').put(everywhere, off)).status).toBe(200);
    expect((await shop.get(everywhere)).body).toEqual(off);
    expect((await shop.get(own)).body).toEqual(on);
    await enrolment.as('ADM').put(everywhere, on);
  });

  it.each(['ADM', 'ALL', 'FUB'] as const)('of an establishment is not for %s', async (role) => {
    expect((await enrolment.as(role).get(own)).status).toBe(403);
    expect((await enrolment.as(role).put(own, off)).status).toBe(403);
  });

  it.each(['REP', 'ALL', 'FUB'] as const)('of all counters is not switched by %s', async (role) => {
    expect((await enrolment.as(role).put(everywhere, off)).status).toBe(403);
  });

  it('is told to nobody without a token', async () => {
    expect((await enrolment.visitor.get(own)).status).toBe(401);
    expect((await enrolment.visitor.get(everywhere)).status).toBe(401);
  });
});
