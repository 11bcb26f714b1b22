import { accept, textsById, refuse, type Decision, type Refusal } from '../decision.ts';
import { mayActOnHeldFile, type PartnerActor, type Permission, type StaffActor } from '../roles.ts';
import { isFubPending, teaches, type Activity } from './activity.ts';
import { closingUndoneLate, closedByProgramme, type OwnClosing } from './own-closing.ts';
import { asksForIdentity, type NamingRefusal } from './asked-identity.ts';
import { assignmentNotAllowed, holderOfOtherLists, unknownHolder } from './assignment.ts';
import { duplicateRefusals } from './duplicates.ts';
import { administratorsAlone, mayRefuseConditions } from './editable-sections.ts';
import { kindsReviewedBy, type EstablishmentKind } from './kinds.ts';
import {
  areReasonsComplete,
  definitiveRefusalReasons,
  temporaryRefusalReasons,
  type GivenReason,
} from './refusal-reasons.ts';
import { establishmentStatuses, isValidated, type EstablishmentStatus } from './statuses.ts';
import {
  establishmentActs,
  establishmentTransitions,
  type EstablishmentAct,
  type EstablishmentCondition,
  type EstablishmentMail,
  type EstablishmentTransition,
} from './transitions.ts';

/** What the rules need to know of an establishment. */
export interface EstablishmentFile {
  readonly entityId: string;
  readonly status: EstablishmentStatus;
  readonly kind: EstablishmentKind;
  /** The member of staff who holds the file; absent when nobody does. */
  readonly operatorId?: string;
  /** Absent on the files that never asked for anything but the workshop. */
  readonly activity?: Activity;
  /** The refusal that stands; none once validated. */
  readonly refusal?: NamingRefusal;
  /** Its own people closed it; absent while it is open, and where the programme refused it for good. */
  readonly ownClosing?: OwnClosing;
}

/** One of the establishment's own people. */
export interface OwnActor extends PartnerActor {
  /** Of the token; absent where nobody in person acts. */
  readonly permission?: Permission;
}

export type EstablishmentActor = OwnActor | StaffActor;

/** What is asked of an establishment's file. Only the fields that the act's rule names are looked at. */
export interface EstablishmentAction {
  readonly act: EstablishmentAct;
  /** Both refusals: the reasons checked on the screen. */
  readonly reasons?: readonly GivenReason[];
  /** fub-refuses: the federation's reason. */
  readonly text?: string;
  /** force-approval: the establishment's own account has been activated once. */
  readonly accountActivated?: boolean;
  /** save-profile: a new identity document comes with it. */
  readonly bringsIdentity?: boolean;
  /** undo-closing: when it is asked for. */
  readonly now?: Date;
}

export interface EstablishmentStep {
  readonly from: EstablishmentStatus;
  readonly to: EstablishmentStatus;
  readonly mail?: EstablishmentMail;
  readonly closesSessions: boolean;
  readonly asksPassword: boolean;
}

/** Whether an act may be done on an establishment's file, and what it does (settled §3). */
export function decideEstablishment(
  file: EstablishmentFile,
  action: EstablishmentAction,
  actor: EstablishmentActor,
): Decision<EstablishmentStep> {
  const found = findTransition(file, action.act, actor);
  if (!found.ok) return found;
  const unmet = found.value.needs.find((need) => conditions[need].input?.(action, file) === false);
  if (unmet !== undefined) return refuse(conditions[unmet].refusal);
  const { to, mail, closesSessions, asksPassword = false } = found.value;
  return accept({ from: file.status, to: statusAfter(to, file), mail, closesSessions, asksPassword });
}

function statusAfter(to: EstablishmentTransition['to'], { status, ownClosing }: EstablishmentFile) {
  if (to === 'before') return ownClosing?.from ?? status;
  return to === 'same' ? status : to;
}

/** The acts that a screen may offer on this file, before anything is typed. */
export function offeredEstablishmentActs(
  file: EstablishmentFile,
  actor: EstablishmentActor,
): readonly EstablishmentAct[] {
  return establishmentActs.filter((act) => findTransition(file, act, actor).ok);
}

function findTransition(
  file: EstablishmentFile,
  act: EstablishmentAct,
  actor: EstablishmentActor,
): Decision<EstablishmentTransition> {
  const disabled = disabledActs[act];
  if (disabled !== undefined) return refuse(disabled);
  const stranger = strangerRefusal(file, actor);
  if (stranger !== undefined) return refuse(stranger);
  const ofRole = establishmentTransitions.filter(
    (transition) => transition.act === act && transition.roles.includes(actor.role),
  );
  if (ofRole.length === 0) return refuse(wrongRole);
  const transition = ofRole.find(({ from }) => from.includes(file.status));
  if (transition === undefined) return refuse(wrongStatus(act, file.status));
  const unmet = transition.needs.find((need) => conditions[need].file?.(file, actor) === false);
  return unmet === undefined ? accept(transition) : refuse(conditions[unmet].refusal);
}

function strangerRefusal(file: EstablishmentFile, actor: EstablishmentActor): Refusal | undefined {
  if (actor.role === 'REP') return actor.entityId === file.entityId ? undefined : anotherEntity;
  if (!kindsReviewedBy(actor.role).includes(file.kind)) return anotherList;
  return mayActOnHeldFile(file.operatorId, actor) ? undefined : heldByAnother;
}

const notAuthorized = (id: string, message: string, explanation: string): Refusal => ({
  id,
  code: 'NotAuthorizedException',
  message,
  explanation,
});
const invalid = (id: string, message: string, explanation: string): Refusal => ({
  id,
  code: 'ValidationException',
  message,
  explanation,
});

const anotherEntity = notAuthorized(
  'entity-of-another-partner',
  'Entity of another partner.',
  "Ce dossier n'est pas celui de votre établissement",
);
const anotherList = notAuthorized(
  'entity-of-another-list',
  'Entity of another list.',
  "Ce dossier n'appartient pas aux listes de votre rôle",
);
const heldByAnother = notAuthorized(
  'entity-held-by-another-user',
  'Entity held by another user.',
  'Ce dossier est suivi par un autre opérateur',
);
const alreadyValidated = notAuthorized(
  'entity-already-validated',
  'Entity already validated',
  'Cette entité à déjà été validée',
);
/** Approval, forced or not, asks for an account that its holder has activated. */
export const neverActivated = notAuthorized(
  'account-never-activated',
  'Account never activated.',
  "Impossible d'approuver cette entité : le mail ou le siret n'existe pas sur le Store ou le responsable n'a pas activé son compte",
);
/** The identity document is optional until a refusal names it. */
export const identityWanted = invalid(
  'identity-document-missing',
  'entity_data.documents (MISSING): Field is required',
  'Veuillez joindre la pièce d’identité que le programme vous demande',
);
const wrongRole = notAuthorized(
  'act-not-allowed-for-this-role',
  'Act not allowed for this role.',
  'Votre rôle ne permet pas cette opération',
);
const senderDisabled = notAuthorized(
  'this-sender-is-disabled',
  'This sender is disabled.',
  "L'envoi de cette décision est désactivé",
);

/** What staff are told when a decision was refused, by the server's message. */
export const establishmentTextsById = textsById([
  heldByAnother,
  alreadyValidated,
  neverActivated,
  assignmentNotAllowed,
  unknownHolder,
  holderOfOtherLists,
  closedByProgramme,
  closingUndoneLate,
  ...duplicateRefusals,
]);

/** Known buttons whose senders do nothing (establishments §4): shown disabled, with this reason. */
const disabledActs: Readonly<Partial<Record<EstablishmentAct, Refusal>>> = {
  restore: senderDisabled,
  suspend: senderDisabled,
};

function wrongStatus(act: EstablishmentAct, status: EstablishmentStatus): Refusal {
  if (act === 'validate' && isValidated(status)) return alreadyValidated;
  return {
    code: 'TransitionRefusedException',
    id: 'act-not-allowed-at-this-status',
    message: `Act ${act} not allowed at status ${status}.`,
    explanation: `Cette opération n'est pas possible pour un dossier «\u00a0${establishmentStatuses[status].label}\u00a0»`,
  };
}

interface Condition {
  readonly file?: (file: EstablishmentFile, actor: EstablishmentActor) => boolean;
  readonly input?: (action: EstablishmentAction, file: EstablishmentFile) => boolean;
  readonly refusal: Refusal;
}

const reasonsMissing = invalid(
  'reason-missing',
  'motif (MISSING): Field is required',
  'Veuillez renseigner un motif de refus',
);
const isPending = (file: EstablishmentFile) => file.activity !== undefined && isFubPending(file.activity);

const conditions: Readonly<Record<EstablishmentCondition, Condition>> = {
  'temporary-reasons': {
    input: (action) => areReasonsComplete(temporaryRefusalReasons, action.reasons ?? []),
    refusal: reasonsMissing,
  },
  'definitive-reasons': {
    input: (action) => areReasonsComplete(definitiveRefusalReasons, action.reasons ?? []),
    refusal: reasonsMissing,
  },
  'fub-idle': {
    file: (file) => !isPending(file),
    refusal: notAuthorized(
      'a-request-to-the-federation-is-pending',
      'A request to the federation is pending.',
      'Une demande est en cours auprès de la fédération',
    ),
  },
  'fub-pending': {
    file: isPending,
    refusal: notAuthorized(
      'no-request-to-the-federation-is-pending',
      'No request to the federation is pending.',
      "Aucune demande n'est en cours auprès de la fédération",
    ),
  },
  'training-asked': {
    file: ({ activity }) => activity?.request !== undefined || teaches(activity),
    refusal: notAuthorized(
      'no-request-for-training-was-made',
      'No request for training was made.',
      "Cet établissement n'a pas demandé à enseigner",
    ),
  },
  'fub-reason': { input: (action) => (action.text ?? '').trim() !== '', refusal: reasonsMissing },
  'asked-identity': {
    input: (action, file) => action.bringsIdentity === true || !asksForIdentity(file),
    refusal: identityWanted,
  },
  'account-activated': {
    input: (action) => action.accountActivated === true,
    refusal: neverActivated,
  },
  'shop-administrator': {
    file: (_file, actor) => actor.role !== 'REP' || mayRefuseConditions(actor.permission),
    refusal: administratorsAlone,
  },
  'closed-by-itself': { file: ({ ownClosing }) => ownClosing !== undefined, refusal: closedByProgramme },
  'undone-in-time': {
    input: ({ now }, { ownClosing }) =>
      now !== undefined && ownClosing !== undefined && now < new Date(ownClosing.undoneUntil),
    refusal: closingUndoneLate,
  },
};
