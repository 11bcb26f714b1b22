import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { decide, fileOf, partnerOf, register } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeEach(async () => {
  enrolment = await openEnrolment();
});
afterEach(() => enrolment?.close());

type Row = { queue: string; gender?: number; count: number; oldest?: { entity_id: string; since: string } };
const waiting = async (role: 'ADM' | 'ALL' | 'FUB', userId = 'ann'): Promise<Row[]> =>
  (await enrolment.as(role, { userId }).get('/v1/enrolment/waiting')).body;
const day = 86_400_000;

describe('what waits', () => {
  it('is told with what has waited longest at its status, not with the oldest file', async () => {
    const first = await register(enrolment);
    const firstAt = enrolment.clock.now.toISOString();
    enrolment.clock.later(day);
    const second = await register(enrolment);
    enrolment.clock.later(day);
    await decide(enrolment, second.id, {
      status: 2,
      entity_data: { motif: { code: '', tab: ['Extrait KBIS de plus de trois mois'] } },
    });
    const { row_hash } = await fileOf(enrolment, second.id);
    const again = { entity_id: second.id, entity_data: { city: 'Metz' }, last_row_hash: row_hash };
    await partnerOf(enrolment, second).put('/enrolment/entity', { ...again, entity_data: {} });
    const resentAt = enrolment.clock.now.toISOString();
    enrolment.clock.later(day);
    await decide(enrolment, second.id, { entity_data: { operateur_id: 'ann' } }, { userId: 'ann', permission: 1 });

    const rows = await waiting('ADM');
    expect(rows.filter(({ gender }) => gender !== undefined)).toEqual([
      {
        queue: 'registered',
        gender: 0,
        count: 1,
        oldest: expect.objectContaining({ entity_id: first.id, since: firstAt }),
        median_since: firstAt,
        at_risk: 0,
      },
      {
        queue: 'resubmitted',
        gender: 0,
        count: 1,
        oldest: expect.objectContaining({ entity_id: second.id, since: resentAt }),
        median_since: resentAt,
        at_risk: 0,
      },
    ]);
    expect(rows.find(({ queue }) => queue === 'mine')).toMatchObject({ count: 1, oldest: { entity_id: second.id } });
  });

  it('returns a queue of establishments with the median of the ages and the number at risk of missing the promised delay', async () => {
    const registeredAt: string[] = [];
    for (const pause of [0, 3, 7]) {
      enrolment.clock.later(pause * day);
      registeredAt.push(enrolment.clock.now.toISOString());
      await register(enrolment);
    }
    const queueNow = async () =>
      (await waiting('ADM')).find(({ queue, gender }) => queue === 'registered' && gender === 0);
    expect(await queueNow()).toMatchObject({ count: 3, median_since: registeredAt[1], at_risk: 0 });
    enrolment.clock.later(22 * day + 60_000);
    expect(await queueNow()).toMatchObject({ median_since: registeredAt[1], at_risk: 2 });
  });

  it('is told to each role of its own lists, and of the requests that it answers', async () => {
    const association = await register(enrolment, {
      legalStatut: 1,
      siret: 'WWWWWW55555555',
      activity: { done: 2 },
    } as never);
    await register(enrolment, { activity: { done: 2 } } as never);
    expect((await waiting('ALL')).filter(({ gender }) => gender !== undefined)).toHaveLength(8);
    expect((await waiting('ADM')).find(({ queue }) => queue === 'training-to-send')?.count).toBe(1);
    expect((await waiting('FUB')).some(({ queue }) => queue === 'training-to-send')).toBe(false);
    const { request } = (await fileOf(enrolment, association.id)).entity_data.activity;
    const sentAt = enrolment.clock.now.toISOString();
    await decide(
      enrolment,
      association.id,
      { entity_data: { activity: { request: { ...request, fub: sentAt } } } } as never,
      { role: 'ALL' },
    );
    expect((await waiting('FUB')).find(({ queue }) => queue === 'training-sent')).toEqual({
      queue: 'training-sent',
      count: 1,
      oldest: { entity_id: association.id, name: 'Cycles du Rhin', since: sentAt },
      median_since: sentAt,
      at_risk: 0,
    });
    expect((await enrolment.as('REP').get('/v1/enrolment/waiting')).status).toBe(403);
  });
});
