import { RepairStatus } from '@alveole/domain';
import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const path = '/v1/repairs/counts';

describe('the counts', () => {
  it('are per status, of a repairer’s own files alone', async () => {
    const start = await tested.journeys.begin();
    await tested.journeys.open(await tested.journeys.begin());
    const abandoned = await tested.journeys.open(start);
    await tested.journeys.repairer(start.caller, abandoned, 'CAN');
    await tested.journeys.open(start);
    const { body } = await start.caller.get(path);
    expect(body).toMatchObject({
      total: 2,
      mine: 2,
      by_status: { [RepairStatus.incomplete]: 1, [RepairStatus.abandoned]: 1, [RepairStatus.toReview]: 0 },
    });
  });

  it('are of every file for staff, whose own are those that they hold', async () => {
    const file = await tested.journeys.open(await tested.journeys.begin());
    const admin = tested.harness.as('ADM', { userId: 'user-mine' });
    const { total } = (await admin.get(path)).body;
    await tested.journeys.open(await tested.journeys.begin());
    await admin.put('/backend/attach_repair', { repair_id: file.repair_id, rozo_user_id: 'user-mine' });
    expect((await admin.get(path)).body).toMatchObject({ total: total + 1, mine: 1 });
  });

  it('are not for the federation', async () => {
    expect((await tested.harness.as('FUB').get(path)).status).toBe(403);
    expect((await tested.harness.as('ADM').get(path)).status).toBe(200);
  });
});
