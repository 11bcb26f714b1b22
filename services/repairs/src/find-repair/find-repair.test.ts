import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const own = '/enrolment/repair_by_rozo_id';
const any = '/backend/repair_by_rozo_id';

async function opened(prefix: number) {
  const start = await tested.journeys.begin({ prefix });
  return { rep: start.caller, file: await tested.journeys.open(start) };
}

describe('finding a file by its number', () => {
  it('takes one’s own number or its five digits', async () => {
    const { rep, file } = await opened(91);
    expect((await rep.get(`${own}/${file.repair_rozo_id.slice(-5)}`)).body).toMatchObject({
      repair_id: file.repair_id,
      row_hash: file.row_hash,
    });
    expect((await rep.get(`${own}/${file.repair_rozo_id}`)).body.repair_id).toBe(file.repair_id);
  });

  it('finds a session only where a session is closed, and a repair where a repair is', async () => {
    const start = await tested.journeys.begin({ prefix: 95 });
    const repair = await tested.journeys.open(start);
    const session = await tested.journeys.open(start, { gender: 1 });
    const found = async (file: { repair_rozo_id: string }, gender: number) =>
      (await start.caller.get(`${own}/${file.repair_rozo_id}?gender=${gender}`)).body.repair_id;
    expect([await found(repair, 0), await found(session, 1)]).toEqual([repair.repair_id, session.repair_id]);
    expect([await found(repair, 1), await found(session, 0)]).toEqual([undefined, undefined]);
    const digits = { repair_rozo_id: repair.repair_rozo_id.slice(-5) };
    expect([await found(digits, 0), await found(digits, 1)]).toEqual([repair.repair_id, undefined]);
  });

  it('does not find a stranger’s', async () => {
    const { file } = await opened(92);
    const stranger = (await tested.harness.shop({ prefix: 93 })).rep;
    for (const typed of [file.repair_rozo_id.slice(-5), file.repair_rozo_id]) {
      const answer = await stranger.get(`${own}/${typed}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'RepairNotFoundException']);
    }
  });

  it('takes any whole number for staff alone', async () => {
    const { rep, file } = await opened(94);
    const admin = tested.harness.as('ADM');
    expect((await admin.get(`${any}/${file.repair_rozo_id}`)).body.repair_id).toBe(file.repair_id);
    expect((await admin.get(`${any}/REP00094_99999x`)).status).toBe(400);
    expect((await rep.get(`${any}/${file.repair_rozo_id}`)).status).toBe(403);
  });
});
