import { enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { EstablishmentStore } from '../store/establishment-store.ts';

export function checkSiretRoute({
  establishments,
}: {
  readonly establishments: Pick<EstablishmentStore, 'isSiretTaken'>;
}) {
  return implement(enrolmentRoutes.checkSiret, async ({ params }) => ({
    available: !(await establishments.isSiretTaken(params.siret)),
  }));
}
