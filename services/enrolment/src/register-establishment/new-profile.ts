import { fieldNotEditable } from '../record/refusals.ts';
import { acceptedValue, appError } from '@alveole/contracts';
import { wireNameOf } from '@alveole/contracts/establishment';
import { acceptanceStamp, decideRegistration, isInTerritories, defaultApeCode, requestActivity } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { fieldsWhere } from '@alveole/validation';
import { partsOf } from '../record/profile.ts';
import type { Field, Profile, ProfileChanges, ProfileField } from '../record/profile.ts';
import { acceptedVersion } from '../record/accepted-texts.ts';
import type { AcceptedTexts } from '../record/accepted-texts.ts';
import { checkProfile, fieldsToRegister } from '../wire/profile-rules.ts';
import type { KnownPostcodes } from '../record/known-postcodes.ts';
import { storedForm } from '../record/profile-schemas.ts';

/** What only staff or the server may write. */
const reserved: readonly Field[] = [
  'assignee',
  'operatorName',
  'modifiedBy',
  'conditionsAnsweredBy',
  'refusal',
  'refusals',
  ...fieldsWhere(({ owner }) => owner === 'staff').flatMap(partsOf),
];
const associationTypes: Readonly<Partial<Record<EstablishmentKind, 'AM' | 'HAM'>>> = { 1: 'HAM', 2: 'AM' };

export interface Applicant {
  readonly kind: EstablishmentKind;
  readonly profile: Profile;
  readonly status: EstablishmentStatus;
}

/** When a visitor registers, what he accepts, and where the campaign is. */
export interface RegistrationMoment {
  readonly now: Date;
  readonly texts: AcceptedTexts;
  readonly campaign: Pick<Campaign, 'territories'>;
}

/**
 * The profile of a registration, checked and completed: times of acceptance are the server's, a wish for training waits
 * for the federation. Throws `ValidationException`, or `NotAuthorizedException` for a field that is not the applicant's.
 */
export async function newProfile(
  postcodes: KnownPostcodes,
  changes: ProfileChanges,
  mail: string,
  { now, texts, campaign }: RegistrationMoment,
): Promise<Applicant> {
  refuseReserved(changes);
  const kind = kindOf(changes);
  const typed = storedForm(kind, typedFields(changes));
  const profile: Profile = {
    ...typed,
    mail,
    legalForm: kind,
    ...associationType(kind, typed),
    apeCode: typed.apeCode ?? defaultApeCode,
    activity: wishedActivity(changes),
    ...acceptances(changes, now, texts),
  };
  const fields = Object.keys(profile) as ProfileField[];
  await checkProfile(postcodes, kind, profile, [...new Set([...fieldsToRegister(kind, profile), ...fields])]);
  const hasProof = changes.documents?.some((document) => document.kind === 'KBIS') === true;
  const { to: status } = acceptedValue(
    decideRegistration({
      kind,
      acceptsTerms: changes.termsAccepted === true,
      hasProof,
      isInTerritories: isInTerritories(campaign, profile.postcode),
    }),
  );
  return { kind, profile, status };
}

/** The legal form says the kind, and documents count once they are accepted. */
function typedFields(changes: ProfileChanges): Profile {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => field !== 'kind' && field !== 'documents'));
}

function refuseReserved(changes: ProfileChanges): void {
  const written = reserved.find((field) => changes[field] !== undefined);
  if (written !== undefined) throw fieldNotEditable(wireNameOf(written));
}

function kindOf({ legalForm }: ProfileChanges): EstablishmentKind {
  if (legalForm === undefined) throw missing('legalForm');
  return legalForm as EstablishmentKind;
}

/** A workshop is granted as it registers; anything with training is a request. */
function wishedActivity({ activity }: ProfileChanges) {
  const wish = activity?.request?.gender ?? activity?.done ?? 0;
  return wish === 0 ? { done: wish, history: [] } : requestActivity({ history: [] }, wish);
}

function acceptances(
  { conditionsAccepted, termsAccepted, lastName = '', firstName = '' }: ProfileChanges,
  now: Date,
  texts: AcceptedTexts,
) {
  const stamp = acceptanceStamp(now);
  const answered = {
    conditionsAcceptedAt: stamp,
    conditionsAnsweredBy: `${lastName} ${firstName}`.trim(),
    conditionsVersion: acceptedVersion(texts.conditions, now),
  };
  return {
    ...(conditionsAccepted === true ? answered : { conditionsAcceptedAt: undefined }),
    ...(termsAccepted === true
      ? { termsAcceptedAt: stamp, termsVersion: acceptedVersion(texts.terms, now) }
      : { termsAcceptedAt: undefined }),
  };
}

/** Follows from the kind: an association of Alsace-Moselle or not, and nothing for the others. */
function associationType(
  kind: EstablishmentKind,
  { associationType: given }: Profile,
): Pick<Profile, 'associationType'> {
  const known = associationTypes[kind];
  if (given !== undefined && given !== known)
    throw appError(
      'ValidationException',
      `entity_data.${wireNameOf('associationType')} (INVALID): Invalid for this kind`,
    );
  return known === undefined ? {} : { associationType: known };
}

function missing(field: ProfileField) {
  return appError('ValidationException', `entity_data.${wireNameOf(field)} (MISSING): Field is required`);
}
