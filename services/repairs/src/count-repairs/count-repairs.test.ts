import { RepairStatus } from '@alveole/domain';
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

const path = '/v1/repairs/counts';

describe('the counts', () => {
  it('are per status, of a repairer’s own files alone', async () => {
    const start = await journeys.begin();
    await journeys.open(await journeys.begin());
    const abandoned = await journeys.open(start);
    await journeys.repairer(start.caller, abandoned, 'CAN');
    await journeys.open(start);
    const { body } = await start.caller.get(path);
    expect(body).toMatchObject({
      total: 2,
      mine: 2,
      by_status: { [RepairStatus.incomplete]: 1, [RepairStatus.abandoned]: 1, [RepairStatus.toReview]: 0 },
    });
  });

  it('are of every file for staff, whose own are those that they hold', async () => {
    const file = await journeys.open(await journeys.begin());
    const admin = harness.as('ADM', { userId: 'user-mine' });
    const { total } = (await admin.get(path)).body;
    await journeys.open(await journeys.begin());
    await admin.put('/backend/attach_repair', { repair_id: file.repair_id, rozo_user_id: 'user-mine' });
    expect((await admin.get(path)).body).toMatchObject({ total: total + 1, mine: 1 });
  });

  it('are not for the federation', async () => {
    expect((await harness.as('FUB').get(path)).status).toBe(403);
    expect((await harness.as('ADM').get(path)).status).toBe(200);
  });
});
