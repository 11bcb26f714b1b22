import { acceptedValue } from '@alveole/contracts';
import { refusalCodes } from '@alveole/contracts/establishment';
import type { AskedAct } from '@alveole/contracts/establishment';
import { decideEstablishment, isRefusalAct, refusalLines, refusalReasons } from '@alveole/domain';
import type { Activity, EstablishmentAct, EstablishmentFile } from '@alveole/domain';
import { ruleActorOf } from '../record/caller.ts';
import type { Caller } from '../record/caller.ts';
import { fileOf } from '../record/establishment.ts';
import { noConsequences } from '../wire/establishment-events.ts';
import type { Establishment, Operator } from '../record/establishment.ts';
import { firstValidated } from '../record/profile.ts';
import type { Field, Profile, ProfileChanges } from '../record/profile.ts';
import { answeredActivity, wishedActivity } from './activity-change.ts';
import { bringsNewIdentity, notEditable, valuesOf } from './changes.ts';
import type { AskedSave } from './changes.ts';
import { fieldOwners } from './field-owners.ts';
import type { Step } from './step.ts';

export interface StaffFacts {
  readonly now: Date;
  /** The establishment's own account has been activated once; asked only for a forced approval. */
  readonly accountActivated: boolean;
  /** Who holds the file after the save. */
  readonly operator: Operator | undefined;
}

/** What a save by staff does. Throws the coded refusal of the rules. */
export function staffStep(
  establishment: Establishment,
  { asked, changes, changed }: AskedSave,
  caller: Caller,
  { now, accountActivated, operator }: StaffFacts,
): Step {
  const { act } = asked;
  if (act === 'assign') return assigned(establishment, operator, changed);
  const action = { ...asked, act, accountActivated, now };
  const decided = acceptedValue(
    decideEstablishment(heldFile(establishment, operator, caller), action, ruleActorOf(caller)),
  );
  const typed = changed.filter((field) => fieldOwners[field] !== 'assignment');
  const closed = typed.find((field) => !mayWrite(field, act, caller));
  if (closed !== undefined) throw notEditable(closed);

  const lines = linesOf(act, asked);
  const written = typed.filter((field) => fieldOwners[field] !== 'acceptance' && fieldOwners[field] !== 'review');
  const profile = {
    ...establishment.profile,
    ...valuesOf(changes, written),
    ...(written.includes('activity') ? { activity: activityAfter(establishment, changes, asked, now) } : {}),
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
function activityAfter({ profile }: Establishment, { activity }: ProfileChanges, asked: AskedAct, now: Date): Activity {
  if (asked.besides !== undefined) throw notEditable('activity');
  return answeredActivity(profile, asked, now) ?? wishedActivity(profile, activity);
}

/** The refusal that stands, after staff gave the file an identity document that it did not have. */
function answeredRefusal(establishment: Establishment, changes: ProfileChanges): Pick<Profile, 'refusal'> {
  const { refusal } = establishment.profile;
  if (refusal === undefined || !bringsNewIdentity(establishment, changes)) return {};
  return { refusal: { ...refusal, isIdentityRenewed: true } };
}

/** What the establishment reads of the reasons: those of staff, or the federation's own words. */
function linesOf(act: EstablishmentAct, { reasons = [], text = '' }: AskedAct): readonly string[] {
  if (act === 'fub-refuses') return [text];
  return isRefusalAct(act) ? refusalLines(reasons, refusalReasons[act]) : [];
}

function assigned({ status, profile }: Establishment, operator: Operator | undefined, fields: readonly Field[]): Step {
  return { ...noConsequences, act: 'assign', to: status, operator, profile, fields, reasons: [] };
}

/** Whoever takes a file acts on it in the same save. */
function heldFile(establishment: Establishment, operator: Operator | undefined, { userId }: Caller): EstablishmentFile {
  const file = fileOf(establishment);
  return operator?.id === userId ? { ...file, operatorId: userId } : file;
}

function mayWrite(field: Field, act: EstablishmentAct, { role }: Caller): boolean {
  const owner = fieldOwners[field];
  if (owner === 'server') return false;
  if (owner === 'review') return isRefusalAct(act);
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
  if (isRefusalAct(act)) {
    const refusal = { code: refusalCodes[act], lines };
    return { ...profile, refusal, refusals: [...(profile.refusals ?? []), refusal] };
  }
  if (act === 'validate')
    return { ...(validatedAt === undefined ? firstValidated(profile) : profile), refusal: undefined };
  return presentsConditions.has(act)
    ? {
        ...profile,
        conditionsAccepted: undefined,
        conditionsAcceptedAt: undefined,
        conditionsAnsweredBy: undefined,
        conditionsVersion: undefined,
      }
    : profile;
}
