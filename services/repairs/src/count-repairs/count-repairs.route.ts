import { repairsRoutes } from '@alveole/contracts';
import { repairStatusCodes } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairStore } from '../store/repair-store.ts';

/** Counts per status, each on an index; `mine` are the files that staff holds, or all of a repairer's. */
export function countRepairsRoute(repairs: Pick<RepairStore, 'count'>): ImplementedRoute {
  return implement(repairsRoutes.countRepairs, async ({ actor }) => {
    const entityId = actor.role === 'REP' ? actor.entity_id : undefined;
    const counts = await Promise.all(repairStatusCodes.map((status) => repairs.count({ status, entityId })));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const mine = entityId === undefined ? await repairs.count({ operatorId: actor.user_id }) : total;
    return {
      total,
      mine,
      by_status: Object.fromEntries(repairStatusCodes.map((status, index) => [String(status), counts[index] ?? 0])),
    };
  });
}
