import type { EntityData } from '@alveole/contracts';
import { appError } from '@alveole/contracts';
import { acceptanceStamp, decideRegistration, defaultApeCode, requestActivity } from '@alveole/domain';
import type { ActivityKind, EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { activityToWire } from '@alveole/contracts';
import type { Profile } from '../record/establishment.ts';
import { checkProfile, fieldsToRegister, normalised } from '../record/profile-rules.ts';
import { orRefuse } from '../record/refusals.ts';

/** What only staff or the server may write. */
const reserved = [
  'operateur_id',
  'operateur_name',
  'modify_by',
  'id_alveole',
  'move_to',
  'motif',
  'motif_history',
] as const;
const associationTypes: Readonly<Partial<Record<EstablishmentKind, 'AM' | 'HAM'>>> = { 1: 'HAM', 2: 'AM' };

export interface Applicant {
  readonly kind: EstablishmentKind;
  readonly profile: Profile;
  readonly status: EstablishmentStatus;
}

/**
 * The profile of a registration, checked and completed: times of acceptance are the server's, a wish for training waits
 * for the federation. Throws `ValidationException`, or `NotAuthorizedException` for a field that is not the applicant's.
 */
export function newProfile(data: EntityData, mail: string, now: Date): Applicant {
  refuseReserved(data);
  const kind = kindOf(data);
  const typed = typedFields(data);
  const profile = normalised({
    ...typed,
    mail,
    legalStatut: kind,
    ...(associationTypes[kind] === undefined ? {} : { asso_type: associationTypes[kind] }),
    codeAPE: typed.codeAPE ?? defaultApeCode,
    activity: activityToWire(wishedActivity(data)),
    ...acceptances(data, now),
  });
  checkProfile(kind, profile, [
    ...new Set([...fieldsToRegister(kind), ...(Object.keys(profile) as (keyof Profile)[])]),
  ]);
  const hasProof = data.documents?.some(({ media_gender }) => media_gender === 'KBIS') === true;
  const { to: status } = orRefuse(decideRegistration({ kind, acceptsTerms: data.cguAccept === true, hasProof }));
  return { kind, profile, status };
}

/** The kind says the gender, and documents count once they are accepted. */
function typedFields(data: EntityData): Profile {
  return Object.fromEntries(Object.entries(data).filter(([field]) => field !== 'gender' && field !== 'documents'));
}

function refuseReserved(data: EntityData): void {
  const written = reserved.find((field) => data[field] !== undefined);
  if (written !== undefined) throw appError('NotAuthorizedException', `Field not editable: ${written}.`);
}

function kindOf({ legalStatut }: EntityData): EstablishmentKind {
  if (legalStatut === undefined) throw missing('legalStatut');
  return legalStatut as EstablishmentKind;
}

/** A workshop is granted as it registers; anything with training is a request. */
function wishedActivity({ activity }: EntityData) {
  const wish = (activity?.request?.gender ?? activity?.done ?? 0) as ActivityKind;
  return wish === 0 ? { done: wish, history: [] } : requestActivity({ history: [] }, wish);
}

function acceptances({ cgsAccept, cguAccept }: EntityData, now: Date) {
  const stamp = acceptanceStamp(now);
  return {
    cgsAcceptDate: cgsAccept === true ? stamp : undefined,
    cguAcceptDate: cguAccept === true ? stamp : undefined,
  };
}

function missing(field: string) {
  return appError('ValidationException', `entity_data.${field} (MISSING): Field is required`);
}
