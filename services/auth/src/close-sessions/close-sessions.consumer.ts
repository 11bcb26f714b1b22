import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { isClosed } from '@alveole/domain';
import type { EventHandlers } from '@alveole/messaging';
import { followEntity } from './close-sessions.ts';
import type { CloseSessionsPorts } from './close-sessions.ts';

interface EntityEvent {
  readonly data: { readonly entity: EntitySnapshot; readonly closes_sessions?: boolean | undefined };
}

/** What happens to establishments, as far as their sessions are concerned. */
export function closeSessionsConsumer(ports: CloseSessionsPorts) {
  // An event that was written before it said so itself ends the sessions of a closed establishment.
  const follow = ({ data: { entity, closes_sessions } }: EntityEvent) =>
    followEntity(ports, entity, closes_sessions ?? isClosed(entity.status));
  return {
    'entity.registered': follow,
    'entity.profile-saved': follow,
    'entity.modified': follow,
    'entity.validated': follow,
    'entity.refused': follow,
    'entity.closed': follow,
  } satisfies EventHandlers;
}
