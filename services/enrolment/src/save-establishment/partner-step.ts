import {
  acceptanceStamp,
  decideEstablishment,
  isAccepted,
  mayEditSection,
  neverAccepted,
  profileSections,
} from '@alveole/domain';
import type { EstablishmentAct, ProfileSection } from '@alveole/domain';
import { ruleActorOf } from '../record/caller.ts';
import type { Caller } from '../record/caller.ts';
import { fileOf } from '../record/establishment.ts';
import type { Establishment } from '../record/establishment.ts';
import type { Field, ProfileChanges } from '../record/profile.ts';
import { normalised } from '../record/profile-rules.ts';
import { orRefuse } from '../record/refusals.ts';
import { wishedActivity } from './activity-change.ts';
import { changedFields, newDocuments, notEditable, valuesOf } from './changes.ts';
import type { SaveRequest } from './changes.ts';
import { fieldOwners } from './field-owners.ts';
import type { Step } from './step.ts';

/**
 * What a partner's save does. The status that he sends is ignored and computed; a field that is closed at his status
 * may come back as it was, never changed. Throws the coded refusal of the rules.
 */
export function partnerStep(establishment: Establishment, request: SaveRequest, caller: Caller, now: Date): Step {
  const { changes } = request;
  const changed = changedFields(establishment, changes);
  const acceptance = acceptanceAct(establishment, changes);
  const typed =
    acceptance === 'refuse-conditions' ? [] : changed.filter((field) => fieldOwners[field] !== 'acceptance');
  const closed = typed.find((field) => !isOpen(establishment, changes, field));
  if (closed !== undefined) throw notEditable(closed);

  const act = acceptance !== undefined && typed.length === 0 ? acceptance : 'save-profile';
  const decided = orRefuse(decideEstablishment(fileOf(establishment), { act }, ruleActorOf(caller)));
  const written = {
    ...valuesOf(changes, typed),
    ...(typed.includes('activity') ? { activity: wishedActivity(establishment.profile, changes.activity) } : {}),
  };
  const profile = normalised({
    ...establishment.profile,
    ...written,
    ...acceptanceFields(acceptance, now),
    ...termsOfUse(establishment, changes, now),
  });
  return { ...decided, act, operator: establishment.operator, profile, fields: changed, reasons: [] };
}

function acceptanceAct(
  { profile }: Establishment,
  { conditionsAccepted, conditionsAcceptedAt }: ProfileChanges,
): EstablishmentAct | undefined {
  const accepted = isAccepted(profile.conditionsAcceptedAt);
  if (conditionsAcceptedAt === neverAccepted || (conditionsAccepted === false && accepted)) return 'refuse-conditions';
  return !accepted && (conditionsAccepted === true || isAccepted(conditionsAcceptedAt))
    ? 'accept-conditions'
    : undefined;
}

function acceptanceFields(act: EstablishmentAct | undefined, now: Date) {
  if (act === 'refuse-conditions') return { conditionsAccepted: false, conditionsAcceptedAt: neverAccepted };
  return act === 'accept-conditions' ? { conditionsAccepted: true, conditionsAcceptedAt: acceptanceStamp(now) } : {};
}

function termsOfUse({ profile }: Establishment, { termsAccepted }: ProfileChanges, now: Date) {
  return termsAccepted === true && profile.termsAccepted !== true
    ? { termsAccepted, termsAcceptedAt: acceptanceStamp(now) }
    : {};
}

function isOpen(establishment: Establishment, changes: ProfileChanges, field: Field): boolean {
  if (field === 'documents')
    return newDocuments(establishment, changes).every(({ kind }) =>
      mayEditSection(establishment.status, kind === 'RIB' ? 'bank' : 'documents'),
    );
  const owner = fieldOwners[field];
  return isSection(owner) && mayEditSection(establishment.status, owner);
}

function isSection(owner: string): owner is ProfileSection {
  return profileSections.some((section) => section === owner);
}
