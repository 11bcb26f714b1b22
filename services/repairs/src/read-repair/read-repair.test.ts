import { journeysOf } from '../journeys.harness.ts';
import type { Journeys } from '../journeys.harness.ts';
import { startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';

let harness: RepairsHarness;
let journeys: Journeys;
beforeAll(async () => {
  harness = await startRepairs();
  journeys = journeysOf(harness);
});
afterAll(() => harness?.close());

describe('reading a file', () => {
  it('gives one’s own by id with its people; a stranger’s is 403, for its history too', async () => {
    const start = await journeys.begin();
    const file = await journeys.open(start);
    const path = `/enrolment/repair/${file.repair_id}`;
    const stranger = (await harness.shop()).rep;
    expect((await start.caller.get(path)).body).toMatchObject({
      consumer: { last_name: 'DURAND' },
      entity: { city: 'Strasbourg' },
    });
    expect((await stranger.get(path)).status).toBe(403);
    expect((await stranger.get(`${path}/history`)).status).toBe(403);
    expect((await harness.as('ALL').get(path)).status).toBe(403);
    expect((await start.caller.get('/enrolment/repair/none')).body.code).toBe('RepairNotFoundException');
  });

  it('tells the history oldest first, to the repairer and to staff', async () => {
    const start = await journeys.begin();
    const file = await journeys.repairer(start.caller, await journeys.open(start), 'MSG', {
      text: 'Bonjour',
    });
    const codes = ({ body }: { body: { operation_code: string }[] }) =>
      body.map(({ operation_code }) => operation_code);
    expect(codes(await start.caller.get(`/enrolment/repair/${file.repair_id}/history`))).toEqual(['INIT', 'MSG']);
    expect(codes(await harness.as('ADM').get(`/backend/repair/${file.repair_id}/history`))).toEqual(['INIT', 'MSG']);
  });

  it('leaves a message unread while only the other side looks, and the row_hash when it is seen', async () => {
    const start = await journeys.begin();
    const admin = harness.as('ADM');
    const file = await journeys.staff(admin, await journeys.open(start), 'MSG', { text: 'Bonjour' });
    const isUnread = async () =>
      (await start.caller.get('/enrolment/repairs')).body[0].repair_search_data.message_non_lu_reparateur;
    await admin.get(`/backend/repair/${file.repair_id}/history`);
    expect(await isUnread()).toBe(true);
    expect((await start.caller.get(`/enrolment/repair/${file.repair_id}`)).body.row_hash).toBe(file.row_hash);
    expect(await isUnread()).toBe(false);
  });
});
