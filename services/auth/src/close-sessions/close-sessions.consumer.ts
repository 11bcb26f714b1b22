import type { EventHandlers } from '@alveole/messaging';
import type { EntitySnapshot } from '@alveole/contracts';
import type { EntityStatuses } from '../entity-status/entity-statuses.ts';
import type { FamilyRepository } from '../session/family-repository.ts';

const closed = 9;

/** Follows the status of establishments; the sessions of a closed one end (signing in anew still shows the closed account). */
export function closeSessionsConsumer(
  statuses: Pick<EntityStatuses, 'keep'>,
  families: Pick<FamilyRepository, 'closeAllOf'>,
) {
  const follow = async ({ data }: { data: { entity: EntitySnapshot } }) => {
    await statuses.keep(data.entity);
    if (data.entity.status === closed) await families.closeAllOf({ entity_id: data.entity.entity_id });
  };
  return {
    'entity.registered': follow,
    'entity.profile-saved': follow,
    'entity.modified': follow,
    'entity.validated': follow,
    'entity.refused': follow,
    'entity.closed': follow,
  } satisfies EventHandlers;
}
