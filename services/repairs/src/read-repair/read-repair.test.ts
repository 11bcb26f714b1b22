import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

describe('reading a file', () => {
  it('gives one’s own by id with its people; a stranger’s is 403, for its history too', async () => {
    const start = await tested.journeys.begin();
    const file = await tested.journeys.open(start);
    const path = `/enrolment/repair/${file.repair_id}`;
    const stranger = (await tested.harness.shop()).rep;
    expect((await start.caller.get(path)).body).toMatchObject({
      consumer: { last_name: 'DURAND' },
      entity: { city: 'Strasbourg' },
    });
    expect((await stranger.get(path)).status).toBe(403);
    expect((await stranger.get(`${path}/history`)).status).toBe(403);
    expect((await tested.harness.as('ALL').get(path)).status).toBe(403);
    expect((await start.caller.get('/enrolment/repair/none')).body.code).toBe('RepairNotFoundException');
  });

  it('tells the history oldest first, to the repairer and to staff', async () => {
    const start = await tested.journeys.begin();
    const file = await tested.journeys.repairer(start.caller, await tested.journeys.open(start), 'MSG', {
      text: 'Bonjour',
    });
    const codes = ({ body }: { body: { operation_code: string }[] }) =>
      body.map(({ operation_code }) => operation_code);
    expect(codes(await start.caller.get(`/enrolment/repair/${file.repair_id}/history`))).toEqual(['INIT', 'MSG']);
    expect(codes(await tested.harness.as('ADM').get(`/backend/repair/${file.repair_id}/history`))).toEqual([
      'INIT',
      'MSG',
    ]);
  });

  it('leaves a message unread while only the other side looks, and the row_hash when it is seen', async () => {
    const start = await tested.journeys.begin();
    const admin = tested.harness.as('ADM');
    const file = await tested.journeys.staff(admin, await tested.journeys.open(start), 'MSG', { text: 'Bonjour' });
    const isUnread = async () =>
      (await start.caller.get('/enrolment/repairs')).body[0].repair_search_data.message_non_lu_reparateur;
    await admin.get(`/backend/repair/${file.repair_id}/history`);
    expect(await isUnread()).toBe(true);
    expect((await start.caller.get(`/enrolment/repair/${file.repair_id}`)).body.row_hash).toBe(file.row_hash);
    expect(await isUnread()).toBe(false);
  });

  it('keeps who read what the other side wrote, and when, once', async () => {
    const start = await tested.journeys.begin();
    const admin = tested.harness.as('ADM');
    const file = await tested.journeys.staff(admin, await tested.journeys.open(start), 'MSG', { text: 'Bonjour' });
    const [own, desk] = [`/enrolment/repair/${file.repair_id}`, `/backend/repair/${file.repair_id}/history`];
    const reads = async () => (await admin.get(`/backend/repair_by_rozo_id/${file.repair_rozo_id}`)).body.reads;
    await admin.get(desk);
    expect(await reads()).toEqual([]);

    tested.harness.clock.later(60_000);
    await Promise.all([start.caller.get(own), start.caller.get(own)]);
    await start.caller.get(own);
    const [message] = (await start.caller.get(own)).body.history.slice(-1);
    expect(await reads()).toEqual([
      { role: 'REP', user_name: expect.any(String), at: expect.stringMatching(/^2026-/), up_to: message.operation_id },
    ]);

    await tested.journeys.repairer(start.caller, (await start.caller.get(own)).body, 'MSG', { text: 'Merci' });
    await admin.get(desk);
    await admin.get(desk);
    expect((await reads()).map(({ role }: { role: string }) => role)).toEqual(['REP', 'ADM']);
  });
});
