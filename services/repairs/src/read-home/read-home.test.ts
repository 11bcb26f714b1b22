import { homeRows, RepairStatus } from '@alveole/domain';
import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const path = '/v1/repairs/home';

describe('the repairer’s home', () => {
  it('counts what is to finish and names the newest, of the caller’s establishment alone', async () => {
    const { journeys, harness } = tested;
    const start = await journeys.begin();
    await journeys.open(await journeys.begin());
    const opened = [];
    for (let file = 0; file <= homeRows; file += 1)
      opened.push(await journeys.open({ ...start, consumerId: harness.person().consumer_id }));
    const { body } = await start.caller.get(path);
    expect(body.to_finish.count).toBe(homeRows + 1);
    expect(body.to_finish.files).toHaveLength(homeRows);
    expect(opened.map(({ repair_id }) => repair_id)).toEqual(
      expect.arrayContaining(body.to_finish.files.map(({ repair_id }: { repair_id: string }) => repair_id)),
    );
    expect(body.to_finish.files[0]).toMatchObject({ status: RepairStatus.incomplete, missing: ['FAC', 'PHO', 'VAL'] });
  });

  it('tells what is asked for and not yet read, until it is read', async () => {
    const { journeys, harness } = tested;
    const start = await journeys.begin();
    const file = await journeys.complete(start);
    const asked = await journeys.staff(harness.as('ADM'), file, 'COM', { motif: { tab: ['La facture est floue'] } });
    await journeys.staff(harness.as('ADM'), asked, 'MSG', { text: 'Une photo plus nette, s’il vous plaît' });
    const before = (await start.caller.get(path)).body;
    expect(before).toMatchObject({ to_finish: { count: 0 }, to_answer: { count: 1 }, unread: { count: 1 } });
    expect(before.unread.files[0].repair_id).toBe(file.repair_id);
    expect(before.to_answer.files[0].request_lines).toEqual(['La facture est floue']);
    await start.caller.put(`/v1/repairs/read_marks/${file.repair_id}`, {});
    expect((await start.caller.get(path)).body).toMatchObject({ to_answer: { count: 1 }, unread: { count: 0 } });
  });

  it('sums the money that is validated, and what an approved transfer holds apart', async () => {
    const { journeys, harness } = tested;
    const { rep, file } = await journeys.validated();
    expect((await rep.get(path)).body.money).toEqual({
      validated: { count: 1, amount: 42.5 },
      in_transfer: { count: 0, amount: 0 },
    });
    const lock = { refund_id: 'transfer-1', repair_ids: [file.repair_id] };
    expect((await harness.asService('refunds').put('/v1/repairs/refund_locks', lock)).status).toBe(200);
    expect((await rep.get(path)).body.money).toEqual({
      validated: { count: 0, amount: 0 },
      in_transfer: { count: 1, amount: 42.5 },
    });
  });

  it('is nobody else’s', async () => {
    for (const role of ['ADM', 'ALL', 'FUB'] as const)
      expect((await tested.harness.as(role).get(path)).status).toBe(403);
  });
});
