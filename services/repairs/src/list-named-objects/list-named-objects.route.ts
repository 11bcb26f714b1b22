import { repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';

/** Enrolment removes what nobody names any more. */
export function listNamedObjectsRoute({ forgottenFiles }: Pick<RepairsPorts, 'forgottenFiles'>) {
  return implement(repairRoutes.listNamedObjects, async ({ body: { entity_id, keys } }) => ({
    keys: [...(await forgottenFiles.naming(entity_id, keys))],
  }));
}
