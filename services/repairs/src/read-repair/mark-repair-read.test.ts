import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

async function writtenTo() {
  const start = await tested.journeys.begin();
  const admin = tested.harness.as('ADM');
  const file = await tested.journeys.staff(admin, await tested.journeys.open(start), 'MSG', { text: 'Bonjour' });
  const paths = {
    own: `/enrolment/repair/${file.repair_id}`,
    desk: `/backend/repair_by_rozo_id/${file.repair_rozo_id}`,
    mark: `/v1/repairs/read_marks/${file.repair_id}`,
  };
  return { caller: start.caller, admin, file, ...paths };
}

describe('marking a file as read', () => {
  it('is done by no reading of the file, its number or its history, at the counter or at the desk', async () => {
    const { caller, admin, file, own, desk } = await writtenTo();
    const messagesOf = async () => {
      const { reads, repair_search_data: search } = (await admin.get(desk)).body;
      return { reads, ...search };
    };
    for (const path of [own, `${own}/history`, `/enrolment/repair_by_rozo_id/${file.repair_rozo_id}`])
      expect((await caller.get(path)).status).toBe(200);
    expect(await messagesOf()).toMatchObject({ reads: [], message_non_lu_reparateur: true });

    await tested.journeys.repairer(caller, (await caller.get(own)).body, 'MSG', { text: 'Merci' });
    for (const path of [own, desk, `/backend/repair/${file.repair_id}/history`])
      expect((await admin.get(path)).status).toBe(200);
    expect(await messagesOf()).toMatchObject({ reads: [], message_non_lu_rozo: true });
  });

  it('counts for the side that asks alone, and leaves the row_hash', async () => {
    const { caller, admin, file, own, mark } = await writtenTo();
    const isUnread = async () =>
      (await caller.get('/enrolment/repairs')).body[0].repair_search_data.message_non_lu_reparateur;
    await admin.put(mark, {});
    expect(await isUnread()).toBe(true);
    expect((await caller.put(mark, {})).body).toEqual({ repair_id: file.repair_id });
    expect(await isUnread()).toBe(false);
    expect((await caller.get(own)).body.row_hash).toBe(file.row_hash);
  });

  it('keeps who read what the other side wrote, and when, once', async () => {
    const { caller, admin, own, desk, mark } = await writtenTo();
    const reads = async () => (await admin.get(desk)).body.reads;
    await admin.put(mark, {});
    expect(await reads()).toEqual([]);

    tested.harness.clock.later(60_000);
    await Promise.all([caller.put(mark, {}), caller.put(mark, {})]);
    await caller.put(mark, {});
    const [message] = (await caller.get(own)).body.history.slice(-1);
    expect(await reads()).toEqual([
      { role: 'REP', user_name: expect.any(String), at: expect.stringMatching(/^2026-/), up_to: message.operation_id },
    ]);

    await tested.journeys.repairer(caller, (await caller.get(own)).body, 'MSG', { text: 'Merci' });
    await admin.put(mark, {});
    await admin.put(mark, {});
    expect((await reads()).map(({ role }: { role: string }) => role)).toEqual(['REP', 'ADM']);
  });

  it('is refused for a file of another shop, and for none', async () => {
    const { mark } = await writtenTo();
    const stranger = (await tested.harness.shop()).rep;
    expect((await stranger.put(mark, {})).status).toBe(403);
    expect((await stranger.put('/v1/repairs/read_marks/none', {})).body.code).toBe('RepairNotFoundException');
  });
});
