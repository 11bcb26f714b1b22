import { startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';

describe('the SMS switch', () => {
  let harness: RepairsHarness;
  beforeAll(async () => {
    harness = await startRepairs();
  });
  afterAll(() => harness?.close());
  const url = '/enrolment/param';
  const events = () => harness.events('param');

  it('is on until an administrator switches it off, which is told once', async () => {
    expect((await harness.as('REP').get(url)).body).toEqual({ disable_sms: 'no' });
    await Promise.all(
      Array.from({ length: 5 }, () => harness.as('ADM', { userName: 'Ada' }).put(url, { disable_sms: 'yes' })),
    );
    expect((await harness.as('REP').get(url)).body).toEqual({ disable_sms: 'yes' });
    await harness.as('ADM').put(url, { disable_sms: 'no' });
    await harness.drain();
    expect(events().map(({ data, sequence }) => [(data as { disable_sms: string }).disable_sms, sequence])).toEqual([
      ['yes', 1],
      ['no', 2],
    ]);
    expect(events()[0]?.data).toMatchObject({ user_name: 'Ada' });
  });

  it('is set by administrators alone, with yes or no', async () => {
    for (const role of ['REP', 'ALL', 'FUB'] as const)
      expect((await harness.as(role).put(url, { disable_sms: 'yes' })).status).toBe(403);
    expect((await harness.as('ADM').put(url, { disable_sms: 'no' })).status).toBe(200);
    expect((await harness.as('ADM').put(url, { disable_sms: { $ne: 'no' } })).status).toBe(400);
    expect((await harness.as('ADM').put(url, { disable_sms: 'maybe' })).status).toBe(400);
  });
});
