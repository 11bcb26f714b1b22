import {
  acceptanceStamp,
  decideEstablishment,
  isAccepted,
  mayEditSection,
  neverAccepted,
  profileSections,
} from '@alveole/domain';
import type { EstablishmentAct, ProfileSection } from '@alveole/domain';
import { activityToWire } from '@alveole/contracts';
import { ruleActorOf } from '../record/caller.ts';
import type { Caller } from '../record/caller.ts';
import { fileOf } from '../record/establishment.ts';
import type { Establishment } from '../record/establishment.ts';
import { normalised } from '../record/profile-rules.ts';
import { orRefuse } from '../record/refusals.ts';
import { wishedActivity } from './activity-change.ts';
import { changedFields, newDocuments, notEditable, valuesOf } from './changes.ts';
import type { SaveRequest } from './changes.ts';
import { fieldOwners } from './field-owners.ts';
import type { Field } from './field-owners.ts';
import type { Step } from './step.ts';

/**
 * What a partner's save does. The status that he sends is ignored and computed; a field that is closed at his status
 * may come back as it was, never changed. Throws the coded refusal of the rules.
 */
export function partnerStep(establishment: Establishment, request: SaveRequest, caller: Caller, now: Date): Step {
  const { data } = request;
  const changed = changedFields(establishment, data);
  const acceptance = acceptanceAct(establishment, data);
  const typed =
    acceptance === 'refuse-conditions' ? [] : changed.filter((field) => fieldOwners[field] !== 'acceptance');
  const closed = typed.find((field) => !isOpen(establishment, data, field));
  if (closed !== undefined) throw notEditable(closed);

  const act = acceptance !== undefined && typed.length === 0 ? acceptance : 'save-profile';
  const decided = orRefuse(decideEstablishment(fileOf(establishment), { act }, ruleActorOf(caller)));
  const written = {
    ...valuesOf(data, typed),
    ...(typed.includes('activity')
      ? { activity: activityToWire(wishedActivity(establishment.profile, data.activity)) }
      : {}),
  };
  const profile = normalised({
    ...establishment.profile,
    ...written,
    ...acceptanceFields(acceptance, now),
    ...termsOfUse(establishment, data, now),
  });
  return { ...decided, act, operator: establishment.operator, profile, fields: changed, reasons: [] };
}

function acceptanceAct(
  { profile }: Establishment,
  { cgsAccept, cgsAcceptDate }: SaveRequest['data'],
): EstablishmentAct | undefined {
  const accepted = isAccepted(profile.cgsAcceptDate);
  if (cgsAcceptDate === neverAccepted || (cgsAccept === false && accepted)) return 'refuse-conditions';
  return !accepted && (cgsAccept === true || isAccepted(cgsAcceptDate)) ? 'accept-conditions' : undefined;
}

function acceptanceFields(act: EstablishmentAct | undefined, now: Date) {
  if (act === 'refuse-conditions') return { cgsAccept: false, cgsAcceptDate: neverAccepted };
  return act === 'accept-conditions' ? { cgsAccept: true, cgsAcceptDate: acceptanceStamp(now) } : {};
}

function termsOfUse({ profile }: Establishment, { cguAccept }: SaveRequest['data'], now: Date) {
  return cguAccept === true && profile.cguAccept !== true ? { cguAccept, cguAcceptDate: acceptanceStamp(now) } : {};
}

function isOpen(establishment: Establishment, data: SaveRequest['data'], field: Field): boolean {
  if (field === 'documents')
    return newDocuments(establishment, data).every(({ media_gender }) =>
      mayEditSection(establishment.status, media_gender === 'RIB' ? 'bank' : 'documents'),
    );
  const owner = fieldOwners[field];
  return isSection(owner) && mayEditSection(establishment.status, owner);
}

function isSection(owner: string): owner is ProfileSection {
  return profileSections.some((section) => section === owner);
}
