import { journeysOf } from '../journeys.harness.ts';
import type { Journeys } from '../journeys.harness.ts';
import { startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';

let harness: RepairsHarness;
let journeys: Journeys;
beforeAll(async () => {
  const incident = { mark: '20200526', last_day: '2020-05-27', entity_ids: ['shop-of-the-incident'] };
  harness = await startRepairs({ INCIDENT: incident });
  journeys = journeysOf(harness);
});
afterAll(() => harness?.close());

const path = '/v1/repairs/incident';

describe('the incident of the platform', () => {
  it('is told to a listed establishment, with its days', async () => {
    const { caller } = await journeys.begin({ entity_id: 'shop-of-the-incident' });
    expect((await caller.get(path)).body).toEqual({
      listed: true,
      first_day: '2020-05-26',
      last_day: '2020-05-27',
      answered: false,
    });
  });

  it('returns the incident as answered once the establishment has declared one of its files', async () => {
    const start = await journeys.begin({ entity_id: 'shop-of-the-incident' });
    await journeys.repairer(start.caller, await journeys.open(start), 'BUG');
    expect((await start.caller.get(path)).body).toMatchObject({ listed: true, answered: true });
  });

  it('is not told to another, and staff declares nothing', async () => {
    const { caller } = await journeys.begin();
    expect((await caller.get(path)).body).toEqual({ listed: false });
    expect((await harness.as('ADM').get(path)).status).toBe(403);
  });
});

it('an incident from before the campaign began is told to nobody', async () => {
  const incident = { mark: '20200420', last_day: '2020-04-21', entity_ids: ['shop-of-the-incident'] };
  const later = await startRepairs({ INCIDENT: incident });
  const { caller } = await journeysOf(later).begin({ entity_id: 'shop-of-the-incident' });
  expect((await caller.get(path)).body).toEqual({ listed: false });
  await later.close();
});
