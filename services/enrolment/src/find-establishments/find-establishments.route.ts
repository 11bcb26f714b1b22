import { establishmentRoutes } from '@alveole/contracts/establishment';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { findEstablishments } from './find-establishments.ts';

export function findEstablishmentsRoutes(ports: Pick<EnrolmentPorts, 'establishments'>) {
  return [
    implement(establishmentRoutes.findPublicEntities, ({ query }) => findEstablishments(ports, query)),
    implement(establishmentRoutes.findPublicEntitiesAlias, ({ query }) => findEstablishments(ports, query)),
  ];
}
