import type { SessionView } from '@alveole/contracts';
import type { StaffActor } from '@alveole/domain';

/** Whoever the guard has not let in has the least of all rights. */
const nobody: StaffActor = { role: 'FUB', permission: 1, userId: '' };

/** The signed-in member of staff as the rules know him. */
export function staffActorOf({ role, permission, userId }: SessionView): StaffActor {
  if (role === undefined || role === 'REP' || role === 'FIN' || userId === undefined) return nobody;
  return { role, permission: permission ?? 1, userId };
}
