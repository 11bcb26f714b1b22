import { until } from '@alveole/distributed/platform';
import type { Platform, Servers } from '@alveole/distributed/platform';
import type { TrialContext } from '../frame/trial.ts';
import { askReadiness } from './watch-readiness.ts';

/** The database dies and comes back: every service leaves the load balancer, says so, and returns by itself. */
export async function withoutDatabase({ check }: TrialContext, platform: Platform, servers: Servers): Promise<void> {
  const all = (status: number) => async () =>
    (await askReadiness(platform)).every((seen) => seen.status === status) ? true : undefined;
  await servers.database.kill();
  check('without its database no service is ready', await until('all leave', all(503)).catch(() => false));
  const refused = await fetch(
    `${platform.publicUrl}/alveoleapi/entities_public?latitude=45.76&longitude=4.83&radius=5000`,
  );
  check(
    `a call without the database is answered 503 with Retry-After, not ${refused.status}`,
    refused.status === 503 && refused.headers.has('retry-after'),
  );
  await servers.database.startAgain();
  check('with it all are ready again, by themselves', await until('all return', all(200)).catch(() => false));
}
