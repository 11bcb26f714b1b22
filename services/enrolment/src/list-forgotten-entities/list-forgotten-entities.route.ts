import { establishmentRoutes } from '@alveole/contracts/establishment';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';

/** The other services look for what an event that was lost left with them. */
export function listForgottenEntitiesRoute({
  forgottenEstablishments,
}: Pick<EnrolmentPorts, 'forgottenEstablishments'>) {
  return implement(establishmentRoutes.listForgottenEntities, async () => ({
    entity_ids: [...(await forgottenEstablishments.ids())],
  }));
}
