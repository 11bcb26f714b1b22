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

const own = '/enrolment/repair_by_rozo_id';
const any = '/backend/repair_by_rozo_id';

async function opened(prefix: number) {
  const start = await journeys.begin({ prefix });
  return { rep: start.caller, file: await journeys.open(start) };
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

  it('does not find a stranger’s', async () => {
    const { file } = await opened(92);
    const stranger = (await harness.shop({ prefix: 93 })).rep;
    for (const typed of [file.repair_rozo_id.slice(-5), file.repair_rozo_id]) {
      const answer = await stranger.get(`${own}/${typed}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'RepairNotFoundException']);
    }
  });

  it('takes any whole number for staff alone', async () => {
    const { rep, file } = await opened(94);
    const admin = harness.as('ADM');
    expect((await admin.get(`${any}/${file.repair_rozo_id}`)).body.repair_id).toBe(file.repair_id);
    expect((await admin.get(`${any}/REP00094_99999x`)).status).toBe(400);
    expect((await rep.get(`${any}/${file.repair_rozo_id}`)).status).toBe(403);
  });
});
