import { enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { EstablishmentRepository } from '../establishment/establishment-repository.ts';

export function checkSiretRoute({
  establishments,
}: {
  readonly establishments: Pick<EstablishmentRepository, 'isSiretTaken'>;
}) {
  return implement(enrolmentRoutes.checkSiret, async ({ params }) => ({
    available: !(await establishments.isSiretTaken(params.siret)),
  }));
}
