import { appError } from '@alveole/contracts';
import { givenReasonsOf } from '@alveole/contracts/establishment';
import {
  decideEstablishment,
  definitiveRefusalReasons,
  establishmentMailCodes,
  EstablishmentStatus,
  isAccepted,
  isValidated,
  refusalLines,
  temporaryRefusalReasons,
} from '@alveole/domain';
import type { Activity, EstablishmentAct, EstablishmentFile, GivenReason, RefusalReason } from '@alveole/domain';
import { ruleActorOf } from '../record/caller.ts';
import type { Caller } from '../record/caller.ts';
import { fileOf } from '../record/establishment.ts';
import { noConsequences } from '../record/establishment-events.ts';
import type { Establishment, Operator } from '../record/establishment.ts';
import { firstValidated } from '../record/profile.ts';
import type { Field, Profile, ProfileChanges } from '../record/profile.ts';
import { orRefuse } from '../record/refusals.ts';
import { activityAnswer, wishedActivity } from './activity-change.ts';
import type { ActivityAnswer } from './activity-change.ts';
import { isAssignment } from './assignment.ts';
import { bringsNewIdentity, changedFields, notEditable, valuesOf } from './changes.ts';
import type { SaveRequest } from './changes.ts';
import { fieldOwners } from './field-owners.ts';
import type { Step } from './step.ts';

export interface StaffFacts {
  readonly now: Date;
  /** The establishment's own account has been activated once; asked only for a forced approval. */
  readonly accountActivated: boolean;
  /** Who holds the file after the save. */
  readonly operator: Operator | undefined;
}

/** What leads to a status; nothing leads to a registration or, its sender being disabled, to a suspension. */
const actOfStatus: Readonly<Partial<Record<EstablishmentStatus, EstablishmentAct>>> = {
  [EstablishmentStatus.validated]: 'validate',
  [EstablishmentStatus.refused]: 'refuse-temporarily',
  [EstablishmentStatus.suspended]: 'suspend',
  [EstablishmentStatus.closed]: 'refuse-definitively',
};

const reasonsOfAct: Readonly<
  Partial<Record<EstablishmentAct, { readonly known: readonly RefusalReason[]; readonly code: string }>>
> = {
  'refuse-temporarily': { known: temporaryRefusalReasons, code: '' },
  'refuse-definitively': {
    known: definitiveRefusalReasons,
    code: establishmentMailCodes['refused-definitively'] ?? '',
  },
};

/**
 * What a save by staff does: the status that they name is the decision, the same status is a modification, changed
 * operator fields are an assignment. Throws the coded refusal of the rules.
 */
export function staffStep(
  establishment: Establishment,
  request: SaveRequest,
  caller: Caller,
  { now, accountActivated, operator }: StaffFacts,
): Step {
  const { changes } = request;
  const changed = changedFields(establishment, changes);
  const typed = changed.filter((field) => fieldOwners[field] !== 'assignment');
  if (isAssignment(changed) && typed.length === 0 && isSameStatus(establishment, request))
    return assigned(establishment, operator, changed);

  const answer = activityAnswer(establishment.profile, changes.activity, now);
  const act = actOf(establishment, request, changed, answer);
  const reasons = givenReasonsOf(changes.refusal?.lines ?? [], reasonsOfAct[act]?.known ?? []);
  const action = { act, reasons, text: answer?.text ?? '', accountActivated, now };
  const decided = orRefuse(decideEstablishment(heldFile(establishment, operator, caller), action, ruleActorOf(caller)));
  const closed = typed.find((field) => !mayWrite(field, act, caller));
  if (closed !== undefined) throw notEditable(closed);

  const lines = linesOf(act, reasons, answer);
  const written = typed.filter((field) => fieldOwners[field] !== 'acceptance' && fieldOwners[field] !== 'review');
  const profile = {
    ...establishment.profile,
    ...valuesOf(changes, written),
    ...(written.includes('activity') ? { activity: activityAfter(establishment, changes, act, answer) } : {}),
    ...answeredRefusal(establishment, changes),
  };
  return {
    ...decided,
    act,
    operator,
    profile: afterAct(act, profile, lines, establishment),
    fields: changed,
    reasons: lines,
  };
}

/**
 * Only the act that sends or answers a request writes its times and grants. Staff who mend an activity otherwise wish for
 * the establishment, as it would itself.
 */
function activityAfter(
  { profile }: Establishment,
  { activity }: ProfileChanges,
  act: EstablishmentAct,
  answer: ActivityAnswer | undefined,
): Activity {
  if (answer === undefined) return wishedActivity(profile, activity);
  if (answer.act !== act) throw notEditable('activity');
  return answer.activity;
}

/** The refusal that stands, after staff gave the file an identity document that it did not have. */
function answeredRefusal(establishment: Establishment, changes: ProfileChanges): Pick<Profile, 'refusal'> {
  const { refusal } = establishment.profile;
  if (refusal === undefined || !bringsNewIdentity(establishment, changes)) return {};
  return { refusal: { ...refusal, isIdentityRenewed: true } };
}

/** What the establishment reads of the reasons: those of staff, or the federation's own words. */
function linesOf(act: EstablishmentAct, reasons: readonly GivenReason[], answer: ActivityAnswer | undefined) {
  if (act === 'fub-refuses') return [answer?.text ?? ''];
  return refusalLines(reasons, reasonsOfAct[act]?.known ?? []);
}

function assigned({ status, profile }: Establishment, operator: Operator | undefined, fields: readonly Field[]): Step {
  return { ...noConsequences, act: 'assign', to: status, operator, profile, fields, reasons: [] };
}

const isSameStatus = ({ status }: Establishment, request: SaveRequest) =>
  (request.status === undefined || request.status === status) &&
  request.forceApproval !== true &&
  request.undoesClosing !== true;

function actOf(
  establishment: Establishment,
  request: SaveRequest,
  changed: readonly Field[],
  answer: ActivityAnswer | undefined,
): EstablishmentAct {
  if (request.forceApproval === true) return 'force-approval';
  if (request.undoesClosing === true) return 'undo-closing';
  const { status = establishment.status, changes } = request;
  if (status !== establishment.status) return actOfStatus[status] ?? refuseStatus(status);
  // The decision that stands already, with nothing to mend: somebody validates a second time.
  if (isValidated(request.status) && changed.length === 0) return 'validate';
  if (answer !== undefined) return answer.act;
  return changes.conditionsAccepted === false && isAccepted(establishment.profile.conditionsAcceptedAt)
    ? 'represent-terms'
    : 'modify';
}

function refuseStatus(status: EstablishmentStatus): never {
  throw appError('TransitionRefusedException', `No act leads to status ${status}.`);
}

/** Whoever takes a file acts on it in the same save. */
function heldFile(establishment: Establishment, operator: Operator | undefined, { userId }: Caller): EstablishmentFile {
  const file = fileOf(establishment);
  return operator?.id === userId ? { ...file, operatorId: userId } : file;
}

function mayWrite(field: Field, act: EstablishmentAct, { role }: Caller): boolean {
  const owner = fieldOwners[field];
  if (owner === 'server') return false;
  if (owner === 'review') return reasonsOfAct[act] !== undefined;
  if (owner === 'acceptance') return act === 'represent-terms' && field === 'conditionsAccepted';
  return owner !== 'mail' || role === 'ALL';
}

/** What was answered counts for nothing any more: the conditions await an answer again. */
const presentsConditions: ReadonlySet<EstablishmentAct> = new Set(['represent-terms', 'undo-closing']);

function afterAct(
  act: EstablishmentAct,
  profile: Profile,
  lines: readonly string[],
  { validatedAt }: Establishment,
): Profile {
  const refusal = reasonsOfAct[act];
  if (refusal !== undefined) {
    const told = { code: refusal.code, lines };
    return { ...profile, refusal: told, refusals: [...(profile.refusals ?? []), told] };
  }
  if (act === 'validate')
    return { ...(validatedAt === undefined ? firstValidated(profile) : profile), refusal: undefined };
  return presentsConditions.has(act)
    ? { ...profile, conditionsAccepted: undefined, conditionsAcceptedAt: undefined, conditionsAnsweredBy: undefined }
    : profile;
}
