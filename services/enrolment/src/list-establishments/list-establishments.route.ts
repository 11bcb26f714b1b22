import { enrolmentRoutes } from '@alveole/contracts';
import { establishmentStatusCodes, kindsReviewedBy } from '@alveole/domain';
import type { EstablishmentKind, Role } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { EstablishmentStore } from '../store/establishment-store.ts';
import { entityOf } from '../wire/establishment-wire.ts';
import { anotherList } from '../record/refusals.ts';

type Lists = { readonly establishments: Pick<EstablishmentStore, 'page' | 'count'> };

/** The lists of the back office, and the figures of their filters; each role sees the kinds that it reviews. */
export function listEstablishmentsRoutes({ establishments }: Lists) {
  return [
    implement(enrolmentRoutes.listEntities, async ({ query, actor }) => {
      const { gender, status, mine, created_before } = query;
      const filter = {
        kinds: kindsFor(actor.role, gender),
        status,
        operatorId: mine === 'yes' ? actor.user_id : undefined,
        query: query.query,
      };
      return (await establishments.page(filter, created_before)).map(entityOf);
    }),
    implement(enrolmentRoutes.countEntities, async ({ query, actor }) => {
      const kinds = kindsFor(actor.role, query.gender);
      const counted = await Promise.all(
        establishmentStatusCodes.map(
          async (status) => [status, await establishments.count({ kinds, status })] as const,
        ),
      );
      const mine = await establishments.count({ kinds, operatorId: actor.user_id });
      return {
        total: counted.reduce((sum, [, count]) => sum + count, 0),
        mine,
        by_status: Object.fromEntries(counted.map(([status, count]) => [String(status), count])),
      };
    }),
  ];
}

function kindsFor(role: Role, gender: EstablishmentKind | undefined): readonly EstablishmentKind[] {
  const reviewed = kindsReviewedBy(role);
  if (gender === undefined) return reviewed;
  if (!reviewed.includes(gender)) throw anotherList();
  return [gender];
}
