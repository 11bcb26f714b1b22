import { repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { listWaiting } from './list-waiting.ts';

export function listWaitingRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairRoutes.listWaitingRepairs, async () =>
    (await listWaiting(ports)).map(({ queue, count, oldest, medianSince, atRisk }) => ({
      ...(queue === 'recommended' ? { is_recommended: true as const } : { status: queue }),
      count,
      at_risk: atRisk,
      ...(medianSince && { median_since: medianSince.toISOString() }),
      ...(oldest && { oldest: { repair_rozo_id: oldest.fileNumber, since: oldest.createdAt.toISOString() } }),
    })),
  );
}
