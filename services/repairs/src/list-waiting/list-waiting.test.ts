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
    expect(body).toHaveLength(5);
    expect(body.find(({ status }: { status: RepairStatus }) => status === RepairStatus.toReview)).toEqual({
      status: RepairStatus.toReview,
      count: 2,
      oldest: { repair_rozo_id: older.repair_rozo_id, since: expect.any(String) },
      median_since: expect.any(String),
      at_risk: 0,
    });
    expect(body).toContainEqual({ status: RepairStatus.complemented, count: 0, at_risk: 0 });
  });

  it('returns a queue of files with the median of the ages and the number at risk of missing the promised delay', async () => {
    const { journeys, harness } = tested;
    const days = [0, 3, 4, 20];
    const opened: string[] = [];
    for (const pause of days) {
      harness.clock.later(pause * 86_400_000);
      opened.push(harness.clock.read().toISOString());
      await journeys.staff(harness.as('ADM'), await journeys.complete(await journeys.begin()), 'ECH', {});
    }
    const queueNow = async () =>
      (await harness.as('ADM').get(path)).body.find(
        ({ status }: { status: RepairStatus }) => status === RepairStatus.sampleToReview,
      );
    expect(await queueNow()).toMatchObject({ count: 4, at_risk: 0, median_since: opened[1] });
    harness.clock.later(2 * 86_400_000 + 60_000);
    expect(await queueNow()).toMatchObject({ at_risk: 1 });
    harness.clock.later(3 * 86_400_000);
    expect(await queueNow()).toMatchObject({ at_risk: 2 });
  });

  it('is told to administrators alone', async () => {
    for (const role of ['REP', 'ALL', 'FUB'] as const)
      expect((await tested.harness.as(role).get(path)).status).toBe(403);
  });
});
