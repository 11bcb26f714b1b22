import { appError } from '@alveole/contracts';
import type { RepairActor, StaffActor } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import type { Author } from '../record/repair-record.ts';

/** A file that nobody has, or that is not the caller's where the call goes by its number. */
export const repairNotFound = () => appError('RepairNotFoundException', 'Repair not found.');

/** Throws 403 when a repairer asks for a file of another establishment. Staff other than ADM never comes this far. */
export function requireOwnFile(file: { readonly entityId: string }, person: PersonActor): void {
  if (person.role === 'REP' && person.entity_id !== file.entityId)
    throw appError('NotAuthorizedException', 'Repair of another entity.');
}

/** The person of a token as the rules of repair files know him. */
export function repairActorOf(person: PersonActor, incidentEntities: ReadonlySet<string>): RepairActor {
  if (person.role !== 'REP') return staffActorOf(person);
  return { role: 'REP', entityId: person.entity_id, incidentListed: incidentEntities.has(person.entity_id) };
}

export function staffActorOf(person: PersonActor): StaffActor {
  if (person.role === 'REP') throw appError('NotAuthorizedException', 'This role may not call this.');
  return { role: person.role, permission: person.permission === 0 ? 0 : 1, userId: person.user_id };
}

export function authorOf(person: PersonActor): Author {
  return { role: person.role === 'REP' ? 'REP' : 'ADM', userId: person.user_id, userName: person.user_name };
}
