import { createLogger, createService } from '@alveole/service-kit';
import { createCountStore } from '@alveole/service-kit/service';
import { startAuthHarness } from './auth.harness.ts';
import type { AuthHarness } from './auth.harness.ts';

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

/** One more process of the service, on the same database. */
const startReplica = () =>
  createService({
    name: 'auth',
    logger: createLogger({ service: 'auth', level: 'silent' }),
    config: harness.config,
    routes: harness.plan.routes,
    statusOf: harness.plan.statusOf,
    sharedCounts: createCountStore(harness.database, 'rate_counts', () => new Date()),
  });

describe('two replicas of the service', () => {
  it('count together how often one address asks for codes', async () => {
    const replicas = [await startReplica(), await startReplica()];
    const statuses: number[] = [];
    for (let call = 0; call < 14; call += 1) {
      const answer = await replicas[call % 2]?.inject({
        url: `/alveoleapi/enrolment/initpassword/${harness.freshMail()}`,
        headers: { 'x-forwarded-for': '203.0.113.7' },
      });
      statuses.push(answer?.statusCode ?? 0);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
    await Promise.all(replicas.map((replica) => replica.close()));
  });
});
