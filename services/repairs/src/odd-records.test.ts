import { storeOddCopy } from '@alveole/testing/node';
import { journeysOf } from './journeys.harness.ts';
import { startRepairs } from './repairs.harness.ts';
import type { RepairsHarness } from './repairs.harness.ts';

let harness: RepairsHarness;
beforeAll(async () => {
  harness = await startRepairs({}, { NODE_ENV: 'production' });
});
afterAll(() => harness?.close());

/** A shop with one sound file, and a copy of it with these changes. */
async function shopWith(changes: Record<string, unknown>) {
  const journeys = journeysOf(harness);
  const start = await journeys.begin();
  const { repair_id } = await journeys.open(start);
  const localId = `${repair_id}-odd`;
  const fileNumber = `REP00042_${String(Math.random()).slice(2, 7)}`;
  await storeOddCopy(harness.models.repairs, repair_id, {
    _id: localId,
    opening: { localId, bodyHash: '' },
    entitlement: undefined,
    stampValue: undefined,
    fileNumber,
    ...changes,
  });
  return { caller: start.caller, sound: repair_id, odd: localId };
}

describe('a stored file that fits the contract no more', () => {
  it.each([
    ['a beneficiary’s code of another alphabet', { consumerId: 'ЖАННАДАР' }],
    ['a status that nobody knows', { status: 42 }],
    ['fields that nobody knows', { oddity: 'x', bike: { brand: 'B', serial: 'S', oddity: 'x' } }],
  ])('with %s stands in the lists and is read by itself', async (_what, changes) => {
    const { caller, sound, odd } = await shopWith(changes);
    const own = await caller.get('/enrolment/repairs');
    expect([own.status, own.body.map((row: { repair_id: string }) => row.repair_id).sort()]).toEqual([
      200,
      [sound, odd].sort(),
    ]);
    expect((await harness.as('ADM').get('/backend/repairs')).status).toBe(200);
    const file = await caller.get(`/enrolment/repair/${odd}`);
    expect([file.status, file.text.includes('oddity')]).toEqual([200, false]);
    expect((await caller.get(`/enrolment/repair/${odd}/history`)).status).toBe(200);
  });

  it('that cannot be shown at all is left out of the list and counted', async () => {
    const { caller, sound } = await shopWith({ bike: undefined });
    const own = await caller.get('/enrolment/repairs');
    expect([own.status, own.body.length, own.body[0].repair_id]).toEqual([200, 1, sound]);
    expect(own.headers['x-rows-left-out']).toBe('1');
    const counted = /answer_rows_left_out_total\{route="listOwnRepairs",.*\} 1/;
    expect((await harness.app.inject({ url: '/metrics' })).payload).toMatch(counted);
  });
});
