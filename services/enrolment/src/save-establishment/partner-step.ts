import { acceptedValue, appError, refusalError } from '@alveole/contracts';
import type { AskedAct, DocumentKind } from '@alveole/contracts/establishment';
import {
  acceptanceStamp,
  acceptsConditions,
  acceptsTerms,
  administratorsAlone,
  decideEstablishment,
  isSectionOf,
  mayEditSection,
  neverAccepted,
  profileSections,
} from '@alveole/domain';
import type { ProfileSection } from '@alveole/domain';
import { acceptedVersion } from '../record/accepted-texts.ts';
import type { AcceptedTexts } from '../record/accepted-texts.ts';
import { ruleActorOf } from '../record/caller.ts';
import type { Caller } from '../record/caller.ts';
import { fileOf } from '../record/establishment.ts';
import type { Establishment } from '../record/establishment.ts';
import type { Field, Profile, ProfileChanges } from '../record/profile.ts';
import { wishedActivity } from './activity-change.ts';
import { bringsNewIdentity, newDocuments, notEditable, valuesOf } from './changes.ts';
import type { AskedSave } from './changes.ts';
import { fieldOwners } from './field-owners.ts';
import type { Step } from './step.ts';

/** When a partner saves, and which texts he may accept. */
export interface PartnerMoment {
  readonly now: Date;
  readonly texts: AcceptedTexts;
}

/**
 * What a partner's save does. The status that he sends is ignored and computed; a field that is closed at his status
 * may come back as it was, never changed; what staff alone may ask for is refused. Throws the coded refusal of the rules.
 */
export function partnerStep(
  establishment: Establishment,
  save: AskedSave,
  caller: Caller,
  { now, texts }: PartnerMoment,
): Step {
  const { asked, changes, changed } = save;
  const { act } = asked;
  if (!isPartnerAct(act)) throw staffAlone();
  const typed = act === 'refuse-conditions' ? [] : changed.filter((field) => fieldOwners[field] !== 'acceptance');
  const closed = typed.find((field) => !isOpen(establishment, changes, field));
  if (closed !== undefined) throw notEditable(closed);
  if (!typed.every((field) => isOwnedBy(caller, establishment, changes, field)))
    throw refusalError(administratorsAlone);

  const bringsIdentity = bringsNewIdentity(establishment, changes);
  const decided = acceptedValue(
    decideEstablishment(fileOf(establishment), { act, bringsIdentity }, ruleActorOf(caller)),
  );
  const written = {
    ...valuesOf(changes, typed),
    ...(typed.includes('activity') ? { activity: wishedActivity(establishment.profile, changes.activity) } : {}),
  };
  const profile = {
    ...establishment.profile,
    ...written,
    ...acceptanceFields(establishment, changes, act, { at: now, by: caller.userName, texts }),
  };
  return { ...decided, act, operator: establishment.operator, profile, fields: changed, reasons: [] };
}

const partnerActs = ['save-profile', 'accept-conditions', 'refuse-conditions'] as const;
type PartnerAct = (typeof partnerActs)[number];

function isPartnerAct(act: AskedAct['act']): act is PartnerAct {
  return partnerActs.some((each) => each === act);
}

function staffAlone() {
  return appError('NotAuthorizedException', 'Staff alone may do this.');
}

/** What is kept of the answer: when, and whose it was. */
function acceptanceFields(
  { profile }: Establishment,
  changes: ProfileChanges,
  act: PartnerAct,
  { at, by, texts }: { readonly at: Date; readonly by: string; readonly texts: AcceptedTexts },
): Profile {
  if (act === 'refuse-conditions')
    return { conditionsAccepted: false, conditionsAcceptedAt: neverAccepted, conditionsAnsweredBy: by };
  const stamp = acceptanceStamp(at);
  return {
    ...(acceptsConditions(profile, changes) && {
      conditionsAccepted: true,
      conditionsAcceptedAt: stamp,
      conditionsAnsweredBy: by,
      conditionsVersion: acceptedVersion(texts.conditions, at, changes.conditionsVersion),
    }),
    ...(acceptsTerms(profile, changes) && {
      termsAccepted: true,
      termsAcceptedAt: stamp,
      termsVersion: acceptedVersion(texts.terms, at),
    }),
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
