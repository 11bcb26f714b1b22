import { repairRoutes } from '@alveole/contracts/repair';
import { implement } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';

/** Enrolment forgets who is not among them. */
export function listNeededConsumersRoute({ forgottenFiles }: Pick<RepairsPorts, 'forgottenFiles'>) {
  return implement(repairRoutes.listNeededConsumers, async ({ body }) => ({
    consumer_ids: [...(await forgottenFiles.needing(body.consumer_ids))],
  }));
}
