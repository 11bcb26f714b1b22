import { appError } from '@alveole/contracts';
import type { PersonActor } from '@alveole/service-kit';
import type { EstablishmentStore } from '../store/establishment-store.ts';

const closed = 9;

/**
 * People's particulars are for administrators and for partners who have been validated once and are not closed:
 * whoever just registered must not look people up. Throws `NotAuthorizedException`.
 */
export async function admitToCounter(
  establishments: Pick<EstablishmentStore, 'byId'>,
  { role, entity_id }: PersonActor,
): Promise<void> {
  if (role === 'ADM') return;
  const establishment = await establishments.byId(entity_id);
  if (establishment?.validatedAt === undefined || establishment.status === closed)
    throw appError('NotAuthorizedException', 'Entity not validated.');
}
