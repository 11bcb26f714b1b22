import { enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { Establishment } from '../record/establishment.ts';
import type { EstablishmentStore } from '../store/establishment-store.ts';
import { entityOf, snapshotOf } from '../wire/establishment-wire.ts';
import { anotherEntity, unknownEntity } from '../record/refusals.ts';

/** The concept under which file numbers are given. */
const repairConcept = 1;

type Reader = { readonly establishments: Pick<EstablishmentStore, 'byId'> };

/** One's own establishment, any for staff; its file number prefix; its snapshot for other services. */
export function readEstablishmentRoutes({ establishments }: Reader) {
  const known = async (id: string): Promise<Establishment> => {
    const found = await establishments.byId(id);
    if (!found) throw unknownEntity();
    return found;
  };
  return [
    implement(enrolmentRoutes.readEntity, async ({ params, actor }) => {
      if (actor.role === 'REP' && actor.entity_id !== params.id) throw anotherEntity();
      return entityOf(await known(params.id));
    }),
    implement(enrolmentRoutes.userConcepts, async ({ actor }) => {
      if (actor.role !== 'REP') return [];
      return [{ concept: repairConcept, repair_rozo_id_prefix: (await known(actor.entity_id)).prefix }];
    }),
    implement(enrolmentRoutes.readEntitySnapshot, async ({ params }) => snapshotOf(await known(params.id))),
  ];
}
