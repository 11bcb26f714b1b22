import { appError } from '@alveole/contracts';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { kindsReadBy, kindsReviewedBy } from '@alveole/domain';
import type { WorkingRole } from '@alveole/domain';

/** A member of staff who asks about a file. */
export interface Reviewer {
  readonly role: WorkingRole;
}

interface Asked {
  /** An establishment as it stands now. */
  readonly askEstablishment: (entityId: string) => Promise<EntitySnapshot>;
}

/**
 * An establishment, for a role that reviews its kind. Throws `EntityNotFoundException`, `NotAuthorizedException` for a
 * file of another list.
 */
export function reviewedEstablishment(ports: Asked, entityId: string, { role }: Reviewer): Promise<EntitySnapshot> {
  return establishmentOf(ports, entityId, kindsReviewedBy(role));
}

/** An establishment, for a role that may read it by id. Throws as `reviewedEstablishment` does. */
export function readableEstablishment(ports: Asked, entityId: string, { role }: Reviewer): Promise<EntitySnapshot> {
  return establishmentOf(ports, entityId, role === 'REP' ? [] : kindsReadBy(role));
}

async function establishmentOf(
  { askEstablishment }: Asked,
  entityId: string,
  kinds: readonly number[],
): Promise<EntitySnapshot> {
  const establishment = await askEstablishment(entityId);
  if (kinds.includes(establishment.gender)) return establishment;
  throw appError('NotAuthorizedException', 'Entity of another list.');
}
