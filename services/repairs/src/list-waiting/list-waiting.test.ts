import { RepairStatus } from '@alveole/domain';
import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const path = '/v1/repairs/waiting';

describe('what waits for an administrator', () => {
  it('is told for each status, with the file that was opened first', async () => {
    const { journeys, harness } = tested;
    const older = await journeys.complete(await journeys.begin());
    harness.clock.later(60_000);
    await journeys.complete(await journeys.begin());
    const { body } = await harness.as('ADM').get(path);
    expect(body).toHaveLength(4);
    expect(body.find(({ status }: { status: RepairStatus }) => status === RepairStatus.toReview)).toEqual({
      status: RepairStatus.toReview,
      count: 2,
      oldest: { repair_rozo_id: older.repair_rozo_id, since: expect.any(String) },
    });
    expect(body).toContainEqual({ status: RepairStatus.complemented, count: 0 });
  });

  it('is told to administrators alone', async () => {
    for (const role of ['REP', 'ALL', 'FUB'] as const)
      expect((await tested.harness.as(role).get(path)).status).toBe(403);
  });
});
