import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { managesStaff, type StaffManager } from '../people/decide-staff-account.ts';
import { codeOfAnotherName, codeOfNotAll } from './identity-code-ways.ts';
import { isPersonRequestClosed, type PersonRequestKind, type PersonRequestState } from './person-request.ts';

/** What the desk does to a request; each act is an entry of its history. */
export const personRequestActs = [
  'link',
  'send-code',
  'check-code',
  'note-document',
  'extend',
  'export',
  'correct',
  'forget',
  'answer',
  'refuse',
] as const;
export type PersonRequestAct = (typeof personRequestActs)[number];

/** A request as far as a decision reads it. */
export interface PersonRequestStanding {
  readonly kind: PersonRequestKind;
  readonly state: PersonRequestState;
  readonly hasSubjects: boolean;
  readonly isIdentityChecked: boolean;
  readonly isExtended: boolean;
  /** What was asked is done: the export is ready, the correction or the erasure written. */
  readonly isDone: boolean;
  /** Its export waits for its turn or is being made. */
  readonly isExportUnderWay: boolean;
}

interface ActRow {
  /** Only a request that asks for this. */
  readonly kind?: PersonRequestKind;
  readonly needsSubjects?: true;
  readonly needsIdentity?: true;
  /** Before the identity is known only. */
  readonly beforeIdentity?: true;
  /** Why not, for a reason of the act's own. */
  readonly otherwise?: (request: PersonRequestStanding) => Refusal | undefined;
  /** What cannot be taken back is for administrators of permission 0. */
  readonly isForManagers?: true;
}

/**
 * Whether an act may be done to a request. An answer says what was done, so that it needs the act that was asked for; or, where
 * no file names the person, that there is nothing.
 */
export function decidePersonRequestAct(
  act: PersonRequestAct,
  request: PersonRequestStanding,
  actor: StaffManager,
): Decision<true> {
  const { kind, needsSubjects, needsIdentity, beforeIdentity, otherwise, isForManagers } = rows[act];
  if (isForManagers && !managesStaff(actor)) return refuse(notManager);
  if (isPersonRequestClosed(request.state)) return refuse(requestClosed);
  if (kind !== undefined && kind !== request.kind) return refuse(anotherKind);
  if (needsSubjects && !request.hasSubjects) return refuse(noSubject);
  if (needsIdentity && !request.isIdentityChecked) return refuse(identityUnknown);
  if (beforeIdentity && request.isIdentityChecked) return refuse(identityKnown);
  const own = otherwise?.(request);
  return own === undefined ? accept(true) : refuse(own);
}

const transition = 'TransitionRefusedException';
const notManager: Refusal = {
  code: 'NotAuthorizedException',
  id: 'only-an-administrator-of-permission-0-erases-a-person',
  message: 'Only an administrator of permission 0 erases a person.',
  explanation: 'Seul un administrateur de niveau 0 efface une personne',
};
const requestClosed: Refusal = {
  code: transition,
  id: 'person-request-closed',
  message: 'The request was answered or refused.',
  explanation: 'Cette demande est close',
};
const anotherKind: Refusal = {
  code: transition,
  id: 'person-request-of-another-kind',
  message: 'The request asks for something else.',
  explanation: 'Cette demande porte sur autre chose',
};
const noSubject: Refusal = {
  code: transition,
  id: 'person-request-without-subject',
  message: 'The request is linked to nobody.',
  explanation: 'Cherchez d’abord la personne, et rattachez ce qui la nomme',
};
const identityUnknown: Refusal = {
  code: transition,
  id: 'identity-not-checked',
  message: 'The identity of the person was not checked.',
  explanation: 'Vérifiez d’abord l’identité de la personne',
};
const identityKnown: Refusal = {
  code: transition,
  id: 'identity-checked-before',
  message: 'The identity of the person was checked before.',
  explanation: 'L’identité est déjà vérifiée pour ces données',
};
const extendedBefore: Refusal = {
  code: transition,
  id: 'person-request-extended-before',
  message: 'The request was extended before.',
  explanation: 'Le délai ne se prolonge qu’une fois',
};
const exportUnderWay: Refusal = {
  code: transition,
  id: 'person-export-under-way',
  message: 'The export is under way.',
  explanation: 'L’export est déjà en préparation',
};
const nothingDone: Refusal = {
  code: transition,
  id: 'person-request-not-done',
  message: 'What the request asks for was not done.',
  explanation: 'Faites d’abord ce que la personne demande, ou refusez la demande avec son motif',
};

const finished: Refusal = {
  code: transition,
  id: 'person-request-done-before',
  message: 'What the request asks for was done.',
  explanation: 'Ce que la personne demande est fait : il reste à lui répondre',
};

const doneBefore = ({ isDone }: PersonRequestStanding) => (isDone ? finished : undefined);
const exportMade = ({ isExportUnderWay }: PersonRequestStanding) => (isExportUnderWay ? exportUnderWay : undefined);

const rows: Readonly<Record<PersonRequestAct, ActRow>> = {
  link: { otherwise: (request) => doneBefore(request) ?? exportMade(request) },
  'send-code': { needsSubjects: true, beforeIdentity: true },
  'check-code': { needsSubjects: true, beforeIdentity: true },
  'note-document': { needsSubjects: true, beforeIdentity: true },
  extend: { otherwise: ({ isExtended }) => (isExtended ? extendedBefore : undefined) },
  export: { kind: 'access', needsSubjects: true, needsIdentity: true, otherwise: exportMade },
  correct: { kind: 'correction', needsSubjects: true, needsIdentity: true },
  forget: { kind: 'erasure', needsSubjects: true, needsIdentity: true, isForManagers: true, otherwise: doneBefore },
  answer: { otherwise: (request) => (request.hasSubjects && !request.isDone ? nothingDone : undefined) },
  refuse: {},
};

/** Why an act on a request is refused. */
export const personRequestRefusals: readonly Refusal[] = [
  notManager,
  requestClosed,
  anotherKind,
  noSubject,
  identityUnknown,
  identityKnown,
  extendedBefore,
  exportUnderWay,
  nothingDone,
  finished,
  codeOfNotAll,
  codeOfAnotherName,
];
