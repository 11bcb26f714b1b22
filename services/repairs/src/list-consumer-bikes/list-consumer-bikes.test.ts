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

describe('the bikes of a person', () => {
  const path = (consumerId: string) => `/enrolment/repair/consumer/${consumerId}/history`;

  it('are shown to any repairer, newest first, without prices or shops', async () => {
    const start = await journeys.begin();
    const first = await journeys.open(start, { repair_bike_brand: 'Giant', repair_bike_serial: 'G1' });
    const openedAt = harness.clock.now.toISOString();
    harness.clock.now = new Date(harness.clock.now.getTime() + 60_000);
    const second = await journeys.open(start, { repair_bike_brand: 'Trek', repair_bike_serial: 'T2' });
    const { body } = await (await harness.shop()).rep.get(path(start.consumerId));
    expect(body).toEqual([
      {
        repair_id: second.repair_id,
        status: 0,
        gender: 0,
        brand: 'Trek',
        serial: 'T2',
        create_date: harness.clock.now.toISOString(),
      },
      { repair_id: first.repair_id, status: 0, gender: 0, brand: 'Giant', serial: 'G1', create_date: openedAt },
    ]);
  });

  it('are none of a person without a file', async () => {
    expect((await (await harness.shop()).rep.get(path(harness.person().consumer_id))).body).toEqual([]);
  });

  it('are not for the federation', async () => {
    expect((await harness.as('FUB').get(path(harness.person().consumer_id))).status).toBe(403);
  });
});
