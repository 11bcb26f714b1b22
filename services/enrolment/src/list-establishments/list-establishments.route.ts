import { enrolmentRoutes } from '@alveole/contracts';
import { eachInWords, implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { entityOf } from '../wire/establishment-wire.ts';
import { countEstablishments, listEstablishments } from './list-establishments.ts';

/** The lists of the back office, and the figures of their filters. */
export function listEstablishmentsRoutes(ports: Pick<EnrolmentPorts, 'establishments'>) {
  return [
    implement(
      enrolmentRoutes.listEntities,
      async ({ query: { gender, status, mine, query, created_before }, actor }) => {
        const request = { kind: gender, status, isMine: mine === 'yes', query, createdBefore: created_before };
        return eachInWords(await listEstablishments(ports, request, actor), entityOf);
      },
    ),
    implement(enrolmentRoutes.countEntities, async ({ query, actor }) => {
      const { total, mine, byStatus } = await countEstablishments(ports, query.gender, actor);
      return { total, mine, by_status: Object.fromEntries(byStatus) };
    }),
  ];
}
