import type { PersonActor } from '@alveole/service-kit';
import type { Caller } from '../record/caller.ts';

/** Who calls, by the token. */
export function callerOf({ role, user_id, user_name, entity_id, permission }: PersonActor): Caller {
  return { role, userId: user_id, userName: user_name, entityId: entity_id, permission };
}
