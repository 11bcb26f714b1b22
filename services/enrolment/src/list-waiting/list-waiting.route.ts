import { deskRoutes } from '@alveole/contracts/desk';
import { implement } from '@alveole/service-kit';
import { listWaiting } from './list-waiting.ts';
import type { WaitingPorts } from './list-waiting.ts';

/** What waits for a member of staff today. */
export function listWaitingRoute(ports: WaitingPorts) {
  return implement(deskRoutes.listWaiting, async ({ actor }) =>
    (await listWaiting(ports, actor)).map(({ queue, kind, count, oldest, medianSince, atRisk }) => ({
      queue,
      ...(kind === undefined ? {} : { gender: kind }),
      count,
      at_risk: atRisk,
      ...(medianSince && { median_since: medianSince.toISOString() }),
      ...(oldest && { oldest: { entity_id: oldest.id, name: oldest.name, since: oldest.since.toISOString() } }),
    })),
  );
}
