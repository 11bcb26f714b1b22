import { appError } from '@alveole/contracts';
import type { DocumentKind } from '@alveole/contracts/establishment';
import {
  acceptanceStamp,
  administratorsAlone,
  decideEstablishment,
  isAccepted,
  isSectionOf,
  mayEditSection,
  neverAccepted,
  profileSections,
} from '@alveole/domain';
import type { EstablishmentAct, ProfileSection } from '@alveole/domain';
import { ruleActorOf } from '../record/caller.ts';
import type { Caller } from '../record/caller.ts';
import { fileOf } from '../record/establishment.ts';
import type { Establishment } from '../record/establishment.ts';
import type { Field, Profile, ProfileChanges } from '../record/profile.ts';
import { orRefuse } from '../record/refusals.ts';
import { wishedActivity } from './activity-change.ts';
import { bringsNewIdentity, changedFields, newDocuments, notEditable, valuesOf } from './changes.ts';
import type { SaveRequest } from './changes.ts';
import { fieldOwners } from './field-owners.ts';
import type { Step } from './step.ts';

/**
 * What a partner's save does. The status that he sends is ignored and computed; a field that is closed at his status
 * may come back as it was, never changed; what staff alone may ask for is refused. Throws the coded refusal of the rules.
 */
export function partnerStep(establishment: Establishment, request: SaveRequest, caller: Caller, now: Date): Step {
  if (request.forceApproval === true || request.undoesClosing === true) throw staffAlone();
  const { changes } = request;
  const changed = changedFields(establishment, changes);
  const acceptance = acceptanceAct(establishment, changes);
  const typed =
    acceptance === 'refuse-conditions' ? [] : changed.filter((field) => fieldOwners[field] !== 'acceptance');
  const closed = typed.find((field) => !isOpen(establishment, changes, field));
  if (closed !== undefined) throw notEditable(closed);
  if (!typed.every((field) => isOwnedBy(caller, establishment, changes, field)))
    throw appError(administratorsAlone.code, administratorsAlone.message);

  const act = acceptance !== undefined && typed.length === 0 ? acceptance : 'save-profile';
  const bringsIdentity = bringsNewIdentity(establishment, changes);
  const decided = orRefuse(decideEstablishment(fileOf(establishment), { act, bringsIdentity }, ruleActorOf(caller)));
  const written = {
    ...valuesOf(changes, typed),
    ...(typed.includes('activity') ? { activity: wishedActivity(establishment.profile, changes.activity) } : {}),
  };
  const profile = {
    ...establishment.profile,
    ...written,
    ...acceptanceFields(establishment, changes, acceptance, { at: now, by: caller.userName }),
  };
  return { ...decided, act, operator: establishment.operator, profile, fields: changed, reasons: [] };
}

function staffAlone() {
  return appError('NotAuthorizedException', 'Staff alone may do this.');
}

/** A refusal of either document, or the acceptance of one that stands unanswered. */
function acceptanceAct({ profile }: Establishment, changes: ProfileChanges): EstablishmentAct | undefined {
  const { conditionsAccepted, conditionsAcceptedAt, termsAccepted } = changes;
  const isRefused = (answer: boolean | undefined, known: boolean | undefined) => answer === false && known !== false;
  if (
    conditionsAcceptedAt === neverAccepted ||
    isRefused(conditionsAccepted, profile.conditionsAccepted) ||
    isRefused(termsAccepted, profile.termsAccepted)
  )
    return 'refuse-conditions';
  return acceptsConditions(profile, changes) || acceptsTerms(profile, changes) ? 'accept-conditions' : undefined;
}

function acceptsConditions(profile: Profile, { conditionsAccepted, conditionsAcceptedAt }: ProfileChanges): boolean {
  const isGiven = conditionsAccepted === true || isAccepted(conditionsAcceptedAt);
  return isGiven && !isAccepted(profile.conditionsAcceptedAt);
}

function acceptsTerms(profile: Profile, { termsAccepted }: ProfileChanges): boolean {
  return termsAccepted === true && profile.termsAccepted !== true;
}

/** What is kept of the answer: when, and whose it was. */
function acceptanceFields(
  { profile }: Establishment,
  changes: ProfileChanges,
  act: EstablishmentAct | undefined,
  { at, by }: { readonly at: Date; readonly by: string },
): Profile {
  if (act === 'refuse-conditions')
    return { conditionsAccepted: false, conditionsAcceptedAt: neverAccepted, conditionsAnsweredBy: by };
  const stamp = acceptanceStamp(at);
  return {
    ...(acceptsConditions(profile, changes) && {
      conditionsAccepted: true,
      conditionsAcceptedAt: stamp,
      conditionsAnsweredBy: by,
    }),
    ...(acceptsTerms(profile, changes) && { termsAccepted: true, termsAcceptedAt: stamp }),
  };
}

const sectionOfDocument: Readonly<Record<DocumentKind, ProfileSection>> = {
  KBIS: 'documents',
  PID: 'identity',
  RIB: 'bank',
};

function isOpen(establishment: Establishment, changes: ProfileChanges, field: Field): boolean {
  if (field === 'documents')
    return newDocuments(establishment, changes).every(({ kind }) =>
      mayEditSection(establishment.status, sectionOfDocument[kind]),
    );
  const owner = fieldOwners[field];
  return isSection(owner) && mayEditSection(establishment.status, owner);
}

/** Whether the field stands in a section that this person of the establishment may write. */
function isOwnedBy(
  { permission }: Caller,
  establishment: Establishment,
  changes: ProfileChanges,
  field: Field,
): boolean {
  if (field === 'documents')
    return newDocuments(establishment, changes).every(({ kind }) => isSectionOf(permission, sectionOfDocument[kind]));
  const owner = fieldOwners[field];
  return !isSection(owner) || isSectionOf(permission, owner);
}

function isSection(owner: string): owner is ProfileSection {
  return profileSections.some((section) => section === owner);
}
