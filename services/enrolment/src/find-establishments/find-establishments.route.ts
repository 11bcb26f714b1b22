import { enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { findEstablishments } from './find-establishments.ts';

export function findEstablishmentsRoutes(ports: Pick<EnrolmentPorts, 'establishments'>) {
  return [
    implement(enrolmentRoutes.findPublicEntities, ({ query }) => findEstablishments(ports, query)),
    implement(enrolmentRoutes.findPublicEntitiesAlias, ({ query }) => findEstablishments(ports, query)),
  ];
}
