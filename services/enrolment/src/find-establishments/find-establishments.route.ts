import { enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { EstablishmentRepository } from '../establishment/establishment-repository.ts';
import { findEstablishments } from './find-establishments.ts';

export function findEstablishmentsRoutes({
  establishments,
}: {
  readonly establishments: Pick<EstablishmentRepository, 'within'>;
}) {
  return [
    implement(enrolmentRoutes.findPublicEntities, ({ query }) => findEstablishments(establishments, query)),
    implement(enrolmentRoutes.findPublicEntitiesAlias, ({ query }) => findEstablishments(establishments, query)),
  ];
}
