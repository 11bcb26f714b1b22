import type { EstablishmentActor, Permission, WorkingRole } from '@alveole/domain';
import type { Author } from './establishment.ts';

/** The person who calls. */
export interface Caller {
  readonly role: WorkingRole;
  readonly userId: string;
  readonly userName: string;
  /** The caller's own establishment. */
  readonly entityId: string;
  readonly permission: Permission;
}

/** Who wrote, as the history and the events keep it. */
export function authorOf({ role, userId, userName }: Caller): Author {
  return { role, userId, userName };
}

/** Who acts, as the rules know him. */
export function ruleActorOf({ role, entityId, userId, permission }: Caller): EstablishmentActor {
  return role === 'REP' ? { role, entityId, permission } : { role, permission, userId };
}
