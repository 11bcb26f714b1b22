import { repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';

/** Where a code of this person may be on its way: another counter must not redirect it. */
export function listWaitingShopsRoute({ repairs }: Pick<RepairsPorts, 'repairs'>) {
  return implement(repairRoutes.listWaitingShops, async ({ params }) => ({
    entity_ids: await repairs.shopsWaitingFor(params.consumer_id),
  }));
}
