import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { administratorLevel, type PartnerActor, type Permission } from '../roles.ts';

/** A person of an establishment. */
export interface ColleagueActor extends PartnerActor {
  readonly userId: string;
  readonly permission: Permission;
}

/** What is asked of a user's record, beside its name and signature. */
export interface ColleagueChange {
  readonly permission?: Permission | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** The record as it stands. */
export interface Colleague {
  readonly userId: string;
  readonly permission: Permission;
  readonly isDisabled: boolean;
}

/** Whether a person may see and open the accounts of an establishment: its own, as its administrator. */
export function decideColleagues(entityId: string, actor: ColleagueActor): Decision<true> {
  if (actor.entityId !== entityId) return refuse(anotherEstablishment);
  return actor.permission === administratorLevel ? accept(true) : refuse(notAdministrator);
}

/** Whether a person may change a user of an establishment; nobody changes one's own permission or status. */
export function decideColleagueChange(
  entityId: string,
  target: Colleague,
  change: ColleagueChange,
  actor: ColleagueActor,
): Decision<true> {
  if (actor.entityId !== entityId) return refuse(anotherEstablishment);
  if (actor.userId !== target.userId) return decideColleagues(entityId, actor);
  const isSame =
    (change.permission ?? target.permission) === target.permission &&
    (change.isDisabled ?? target.isDisabled) === target.isDisabled;
  return isSame ? accept(true) : refuse(ownAccount);
}

const notAuthorized = (id: string, message: string, explanation: string): Refusal => ({
  id,
  code: 'NotAuthorizedException',
  message,
  explanation,
});
const anotherEstablishment = notAuthorized(
  'entity-of-another-partner',
  'Entity of another partner.',
  'Ces comptes ne sont pas ceux de votre établissement',
);
const notAdministrator = notAuthorized(
  'only-an-administrator-of-the-establishment-may-do-this',
  'Only an administrator of the establishment may do this.',
  'Seul un administrateur de l’établissement gère les comptes',
);
export const ownAccount = notAuthorized(
  'one-s-own-permission-and-status-cannot-be-changed',
  'One’s own permission and status cannot be changed.',
  'Vous ne pouvez pas changer vos propres droits. Demandez-le à un autre administrateur.',
);

/** What people are told of a refused change, by the server's message. */
export const colleagueRefusals = [anotherEstablishment, notAdministrator, ownAccount] as const;
