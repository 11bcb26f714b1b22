import { createTestTokens, testInfrastructure } from '@alveole/testing/node';
import { startTrial } from '../trial/start-trial.ts';
import type { Trial } from '../trial/start-trial.ts';

describe('the SMS switch', () => {
  let trial: Trial;
  beforeAll(async () => {
    trial = await startTrial({ infrastructure: testInfrastructure(), tokens: createTestTokens() });
  });
  afterAll(() => trial?.close());
  const url = '/enrolment/param';
  const told = () => trial.published.filter(({ name }) => name === 'param.sms-switched');

  it('is on until an administrator switches it off, which is told once', async () => {
    expect((await trial.as('REP').get(url)).body).toEqual({ disable_sms: 'no' });
    await Promise.all(
      Array.from({ length: 5 }, () => trial.as('ADM', { user_name: 'Ada' }).put(url, { disable_sms: 'yes' })),
    );
    expect((await trial.as('REP').get(url)).body).toEqual({ disable_sms: 'yes' });
    await trial.as('ADM').put(url, { disable_sms: 'no' });
    await trial.drain();
    expect(told().map(({ data, sequence }) => [(data as { disable_sms: string }).disable_sms, sequence])).toEqual([
      ['yes', 1],
      ['no', 2],
    ]);
    expect(told()[0]?.data).toMatchObject({ user_name: 'Ada' });
  });

  it('is set by administrators alone, with yes or no', async () => {
    for (const role of ['REP', 'ALL', 'FUB'] as const)
      expect((await trial.as(role).put(url, { disable_sms: 'yes' })).status).toBe(403);
    expect((await trial.as('ADM').put(url, { disable_sms: { $ne: 'no' } })).status).toBe(400);
    expect((await trial.as('ADM').put(url, { disable_sms: 'maybe' })).status).toBe(400);
  });
});
