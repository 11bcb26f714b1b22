import type { EntitySnapshot } from '@alveole/contracts';
import { EstablishmentStatus } from '@alveole/domain';
import type { EventHandlers } from '@alveole/messaging';
import { followEntity } from './close-sessions.ts';
import type { CloseSessionsPorts } from './close-sessions.ts';

/** What happens to establishments, as far as their sessions are concerned. */
export function closeSessionsConsumer(ports: CloseSessionsPorts) {
  const follow = ({ data: { entity } }: { data: { entity: EntitySnapshot } }) =>
    followEntity(ports, entity, entity.status === EstablishmentStatus.closed);
  return {
    'entity.registered': follow,
    'entity.profile-saved': follow,
    'entity.modified': follow,
    'entity.validated': follow,
    'entity.refused': follow,
    'entity.closed': follow,
  } satisfies EventHandlers;
}
