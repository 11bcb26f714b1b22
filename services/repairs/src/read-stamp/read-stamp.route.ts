import { repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { readStamp } from './read-stamp.ts';

export function readStampRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairRoutes.readStamp, async ({ params, actor }) => ({
    entity_id: params.id,
    long_description: { stamp: await readStamp(ports, actor, params.id) },
  }));
}
