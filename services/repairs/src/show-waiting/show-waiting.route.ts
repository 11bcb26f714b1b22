import { repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { showWaiting } from './show-waiting.ts';

export function showWaitingRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairRoutes.listWaitingRepairs, async () =>
    (await showWaiting(ports)).map(({ status, count, oldest }) => ({
      status,
      count,
      ...(oldest && { oldest: { repair_rozo_id: oldest.fileNumber, since: oldest.createdAt.toISOString() } }),
    })),
  );
}
