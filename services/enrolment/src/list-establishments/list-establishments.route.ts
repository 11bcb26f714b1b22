import { establishmentPageOf, establishmentRoutes } from '@alveole/contracts/establishment';
import { partsOfOrder } from '@alveole/domain';
import type { ActivityRequestState } from '@alveole/domain';
import { eachInWords, implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { cursorBehind } from '../store/list-places.ts';
import { entityOf } from '../wire/establishment-wire.ts';
import { countEstablishments, listEstablishments } from './list-establishments.ts';
import { listRequestOf } from './list-request.ts';

/** The lists of the back office, and the figures of their filters. */
export function listEstablishmentsRoutes(ports: Pick<EnrolmentPorts, 'establishments'>) {
  return [
    ...[establishmentRoutes.listEntities, establishmentRoutes.listEntitiesOfBackend].map((route) =>
      implement(route, async ({ query, actor }) => {
        const { filter, behind } = establishmentPageOf(query);
        const isByKey = partsOfOrder(filter.order ?? 'newest').key !== undefined;
        const rows = await listEstablishments(ports, listRequestOf(filter), actor, behind);
        return eachInWords(rows, (row) => ({
          ...entityOf(row),
          ...(isByKey && { list_place: cursorBehind(filter.order, row) }),
        }));
      }),
    ),
    implement(establishmentRoutes.countEntities, async ({ query, actor }) => {
      const { total, mine, byStatus, byTrainingRequest } = await countEstablishments(ports, query.gender, actor);
      return {
        total,
        mine,
        by_status: Object.fromEntries(byStatus),
        by_ve_request: Object.fromEntries(byTrainingRequest) as Record<ActivityRequestState, number>,
      };
    }),
  ];
}
