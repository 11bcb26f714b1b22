import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { register } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
let shop: string;
beforeAll(async () => {
  enrolment = await openEnrolment();
  shop = (await register(enrolment)).id;
});
afterAll(() => enrolment?.close());

const path = '/v1/enrolment/flags';
const ann = (permission: 0 | 1 = 1) => enrolment.as('ADM', { userId: 'ann', userName: 'LEROY Sophie', permission });
const dayIn = (days: number) => new Date(enrolment.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const flag = (changes: object = {}) =>
  ann().post(path, { subject: 'shop', subject_id: shop, reason: 'Factures en double', last_day: dayIn(3), ...changes });
const inForce = async () => (await ann().get(path)).body.map(({ flag_id }: { flag_id: string }) => flag_id);
const all = async (id = shop) => (await ann().get(`${path}/shop/${id}`)).body;

describe('a flag of staff', () => {
  it('lists a flag with its reason, last day and author until it expires by itself, and then in the history alone', async () => {
    const { body } = await flag();
    expect(body).toMatchObject({
      subject: 'shop',
      subject_id: shop,
      reason: 'Factures en double',
      last_day: dayIn(3),
      user_name: 'LEROY Sophie',
      set_at: enrolment.clock.now.toISOString(),
      state: 'in-force',
    });
    expect(await inForce()).toEqual([body.flag_id]);
    enrolment.clock.later(4 * 86_400_000);
    expect(await inForce()).toEqual([]);
    expect(await all()).toMatchObject([{ flag_id: body.flag_id, state: 'expired' }]);
  });

  it('lists a flag until the end of its last day in Paris', async () => {
    const { body } = await flag({ last_day: dayIn(0) });
    const now = enrolment.clock.now;
    const midnight = new Date(`${dayIn(0)}T21:59:00Z`).getTime();
    enrolment.clock.later(Math.max(0, midnight - now.getTime()));
    expect(await inForce()).toEqual([body.flag_id]);
    enrolment.clock.later(2 * 3_600_000);
    expect(await inForce()).toEqual([]);
  });

  it('removes a flag once, by somebody who is named, and never deletes it', async () => {
    const { flag_id } = (await flag()).body;
    const removedAt = enrolment.clock.now.toISOString();
    expect((await ann().delete(`${path}/${flag_id}`)).body).toMatchObject({
      state: 'removed',
      removed_by: 'LEROY Sophie',
      removed_at: removedAt,
    });
    enrolment.clock.later(60_000);
    const bob = enrolment.as('ADM', { userId: 'bob', userName: 'ROUX Jean' });
    expect((await bob.delete(`${path}/${flag_id}`)).body.removed_at).toBe(removedAt);
    expect(await inForce()).toEqual([]);
    expect((await all())[0]).toMatchObject({ flag_id, state: 'removed' });
  });

  it('refuses a flag for a day that is over or too far, without a reason, and for an unknown subject', async () => {
    const before = await all();
    const past = await flag({ last_day: dayIn(-1) });
    expect([past.status, past.body.refusal]).toEqual([400, 'the-flag-ends-before-today']);
    expect((await flag({ last_day: dayIn(800) })).body.refusal).toBe('the-flag-ends-too-late');
    for (const wrong of [{ reason: ' ' }, { reason: 'x'.repeat(201) }, { last_day: '2026-02-30' }, { subject: 'bike' }])
      expect((await flag(wrong)).status).toBe(400);
    expect((await flag({ subject_id: 'nobody' })).status).toBe(404);
    expect((await flag({ subject: 'person', subject_id: 'ABCDEFGH' })).status).toBe(404);
    expect((await ann().delete(`${path}/nothing`)).status).toBe(404);
    expect(await all()).toEqual(before);
  });

  it('lets administrators alone read and write flags', async () => {
    const { flag_id } = (await flag()).body;
    for (const role of ['REP', 'ALL', 'FUB'] as const) {
      const other = enrolment.as(role);
      expect((await other.get(path)).status).toBe(403);
      expect((await other.get(`${path}/shop/${shop}`)).status).toBe(403);
      expect((await other.post(path, {})).status).toBe(403);
      expect((await other.delete(`${path}/${flag_id}`)).status).toBe(403);
    }
    expect((await ann(0).get(path)).status).toBe(200);
  });
});
