import type { EstablishmentActor } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import type { Author } from '../record/establishment.ts';

/** Who wrote, as the history and the events keep it. */
export function authorOf({ role, user_id, user_name }: PersonActor): Author {
  return { role, userId: user_id, userName: user_name };
}

/** Who acts, as the rules know him. */
export function ruleActorOf({ role, entity_id, user_id, permission }: PersonActor): EstablishmentActor {
  return role === 'REP' ? { role, entityId: entity_id } : { role, permission, userId: user_id };
}
