import { appError } from '@alveole/contracts';
import type { RepairActor, StaffActor } from '@alveole/domain';
import type { Author } from '../record/history-record.ts';
import type { Incident } from '../record/incident.ts';
import type { Person } from '../record/people.ts';

/** A person as the rules of repair files know him. */
export function repairActorOf(person: Person, incident: Incident | undefined): RepairActor {
  if (person.role !== 'REP') return staffActorOf(person);
  return { role: 'REP', entityId: person.entityId, incidentListed: incident?.entityIds.has(person.entityId) ?? false };
}

export function staffActorOf({ role, permission, userId }: Person): StaffActor {
  if (role === 'REP') throw appError('NotAuthorizedException', 'This role may not call this.');
  return { role, permission, userId };
}

/** A person as the history keeps him. */
export function authorOf({ role, userId, userName }: Person): Author {
  return { role: role === 'REP' ? 'REP' : 'ADM', userId, userName };
}
