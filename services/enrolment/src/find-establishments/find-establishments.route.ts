import { enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { EstablishmentStore } from '../store/establishment-store.ts';
import { findEstablishments } from './find-establishments.ts';

export function findEstablishmentsRoutes({
  establishments,
}: {
  readonly establishments: Pick<EstablishmentStore, 'within'>;
}) {
  return [
    implement(enrolmentRoutes.findPublicEntities, ({ query }) => findEstablishments(establishments, query)),
    implement(enrolmentRoutes.findPublicEntitiesAlias, ({ query }) => findEstablishments(establishments, query)),
  ];
}
