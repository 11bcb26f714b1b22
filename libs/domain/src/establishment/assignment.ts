import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import type { StaffActor, StaffRole } from '../roles.ts';
import { kindsReviewedBy, type EstablishmentKind } from './kinds.ts';

/** Who shall hold a file: a user's id, or undefined to release it. */
export type Assignee = string | undefined;

/**
 * Whether a file's holder may be changed. Permission 0 assigns to any user and releases every file;
 * permission 1 takes a file that nobody holds, for himself, and may give up his own.
 * Holds for establishments and repair files alike.
 */
export function decideAssignment(
  operatorId: string | undefined,
  assignee: Assignee,
  actor: StaffActor,
): Decision<Assignee> {
  if (assignee === '')
    return refuse({
      code: 'ValidationException',
      id: 'holder-missing',
      message: 'operateur_id (MISSING): Field is required',
      explanation: 'Veuillez sélectionner un utilisateur',
    });
  if (actor.permission === 0) return accept(assignee);
  const takesFree = operatorId === undefined && assignee === actor.userId;
  const releasesOwn = operatorId === actor.userId && assignee === undefined;
  if (takesFree || releasesOwn) return accept(assignee);
  return refuse(assignmentNotAllowed);
}

/** An operator takes what somebody holds, or assigns to somebody else. */
export const assignmentNotAllowed: Refusal = {
  code: 'NotAuthorizedException',
  id: 'assignment-not-allowed',
  message: 'Assignment not allowed.',
  explanation: "Un opérateur ne peut s'attribuer qu'un dossier libre",
};

/**
 * Whether a member of staff may hold an establishment's file: he exists, may sign in, and reviews its kind.
 * @param role undefined when no such member may sign in
 */
export function decideAssignee(kind: EstablishmentKind, role: StaffRole | undefined): Decision<StaffRole> {
  if (role === undefined) return refuse(unknownAssignee);
  return kindsReviewedBy(role).includes(kind) ? accept(role) : refuse(holderOfOtherLists);
}

/** The id names nobody who may sign in. */
export const unknownAssignee: Refusal = {
  code: 'ValidationException',
  id: 'unknown-holder',
  message: 'operateur_id (INVALID): Unknown user',
  explanation: 'Cet utilisateur n’existe pas ou n’est plus actif',
};

/** The role of the chosen member reviews other kinds of establishments. */
export const holderOfOtherLists: Refusal = {
  code: 'NotAuthorizedException',
  id: 'this-user-may-not-decide-this-file',
  message: 'This user may not decide this file.',
  explanation: 'Le rôle de cet utilisateur ne lui permet pas de décider de ce dossier',
};
