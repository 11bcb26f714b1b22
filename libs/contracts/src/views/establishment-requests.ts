import type { Activity, EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import type { RouteInput } from '../define-route.ts';
import type { listEntities, registerEntity, saveEntity } from '../routes/establishment.routes.ts';
import type { EntityData } from '../wire/entity.ts';
import { activityToWire } from './activity-view.ts';
import { documentToWire } from './document-view.ts';
import type { EstablishmentDocument } from './document-view.ts';
import type { EstablishmentView } from './establishment-view.ts';
import { profileToWire } from './profile-view.ts';
import type { EstablishmentProfile } from './profile-view.ts';
import { refusalToWire } from './refusal-view.ts';
import type { EstablishmentRefusal } from './refusal-view.ts';
import { withoutAbsent } from './without-absent.ts';

/** What a save changes; what is left out stays as it is. */
export interface EstablishmentChanges extends EstablishmentProfile {
  /** The workshop is granted at once; anything else is asked for. */
  readonly activity?: Partial<Activity>;
  /** New ones take the place of stored ones of their kind. */
  readonly documents?: readonly EstablishmentDocument[];
  /** Who takes the file; `nobody` releases it. */
  readonly operator?: { readonly id: string; readonly name?: string } | 'nobody';
  readonly refusal?: EstablishmentRefusal;
  /** The terms of use (CGU). */
  readonly termsAccepted?: boolean;
  /** The general conditions of the programme (CGS); false by staff presents them anew. */
  readonly conditionsAccepted?: boolean;
}

export interface RegisterEstablishmentRequest {
  readonly entityId: string;
  readonly kind: EstablishmentKind;
  /** Of the mail. */
  readonly code: string;
  readonly password: string;
  readonly changes: EstablishmentChanges;
}

export function registerEstablishmentBody({
  entityId,
  kind,
  code,
  password,
  changes,
}: RegisterEstablishmentRequest): RouteInput<typeof registerEntity>['body'] {
  return { entity_id: entityId, entity_data: { ...changesToWire(changes), legalStatut: kind }, code, password };
}

export interface SaveEstablishmentRequest {
  readonly changes?: EstablishmentChanges;
  /** The decision of staff: the status that it leads to. */
  readonly status?: EstablishmentStatus;
  /** Support approves in place of the account holder. */
  readonly isForced?: boolean;
}

/** A save names the version that it rests on. */
export function saveEstablishmentBody(
  { entityId, rowHash }: Pick<EstablishmentView, 'entityId' | 'rowHash'>,
  { changes = {}, status, isForced }: SaveEstablishmentRequest,
): RouteInput<typeof saveEntity>['body'] {
  return withoutAbsent({
    entity_id: entityId,
    entity_data: changesToWire(changes),
    last_row_hash: rowHash,
    status,
    force_approval: isForced ? true : undefined,
  });
}

/** Which establishments a list shows. */
export interface EstablishmentFilter {
  readonly kind?: EstablishmentKind;
  readonly status?: EstablishmentStatus;
  /** Only those that the caller holds. */
  readonly isMine?: boolean;
  readonly searched?: string;
}

/** @param after the last one that is shown already */
export function establishmentsQuery(
  { kind, status, isMine, searched }: EstablishmentFilter,
  after?: Pick<EstablishmentView, 'createdAt' | 'entityId'>,
): RouteInput<typeof listEntities>['query'] {
  return withoutAbsent({
    query: searched,
    gender: kind,
    status,
    mine: isMine ? ('yes' as const) : undefined,
    created_before: after && `${after.createdAt},${after.entityId}`,
  });
}

function changesToWire(changes: EstablishmentChanges): EntityData {
  const { activity, documents, operator, refusal, termsAccepted, conditionsAccepted, ...profile } = changes;
  return withoutAbsent({
    ...profileToWire(profile),
    activity: activity && activityToWire(activity),
    documents: documents?.map(documentToWire),
    ...(operator === 'nobody'
      ? { operateur_id: null }
      : { operateur_id: operator?.id, operateur_name: operator?.name }),
    motif: refusal && refusalToWire(refusal),
    cguAccept: termsAccepted,
    cgsAccept: conditionsAccepted,
  });
}
