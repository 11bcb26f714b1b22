import { appError } from '@alveole/contracts';
import { isClosed } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';

/**
 * People's particulars are for administrators and for partners who have been validated once and are not closed:
 * whoever just registered must not look people up. Throws `NotAuthorizedException`.
 */
export async function admitToCounter(
  { establishments }: Pick<EnrolmentPorts, 'establishments'>,
  { role, entityId }: Caller,
): Promise<void> {
  if (role === 'ADM') return;
  const establishment = await establishments.byId(entityId);
  if (establishment?.validatedAt === undefined || isClosed(establishment.status))
    throw appError('NotAuthorizedException', 'Entity not validated.');
}
