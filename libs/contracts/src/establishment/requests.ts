import { partsOfOrder, shownActivity } from '@alveole/domain';
import type {
  Activity,
  ActivityRequestState,
  EstablishmentAct,
  EstablishmentKind,
  EstablishmentStatus,
  EstablishmentOrder,
} from '@alveole/domain';
import type { RouteInput, RouteResult } from '../define/define-route.ts';
import type { exportEntitiesCsv } from './routes/export.ts';
import type { listEntities, registerEntity, saveEntity } from './routes/entity.ts';
import type { EntityData } from './wire.ts';
import { activityToWire } from './activity-view.ts';
import { documentToWire } from './document-view.ts';
import type { EstablishmentDocument } from './document-view.ts';
import type { EstablishmentView } from './view.ts';
import { profileToWire } from './profile-view.ts';
import type { EstablishmentProfile } from './profile-view.ts';
import { refusalToWire } from './refusal-view.ts';
import type { EstablishmentRefusal } from './refusal-view.ts';
import { withoutAbsent } from '../values/without-absent.ts';

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
  /** Other files that staff have seen and that do not keep them from validating. */
  readonly acknowledgedDuplicates?: readonly string[];
  /** Of whoever saves: refusing the conditions asks for it. */
  readonly password?: string;
  /** Staff open again what its own people closed. */
  readonly undoesClosing?: boolean;
}

/** A save names the version that it rests on. */
export function saveEstablishmentBody(
  { entityId, rowHash }: Pick<EstablishmentView, 'entityId' | 'rowHash'>,
  { changes = {}, status, isForced, acknowledgedDuplicates, password, undoesClosing }: SaveEstablishmentRequest,
): RouteInput<typeof saveEntity>['body'] {
  return withoutAbsent({
    entity_id: entityId,
    entity_data: changesToWire(changes),
    last_row_hash: rowHash,
    status,
    force_approval: isForced ? true : undefined,
    acknowledged_duplicates: acknowledgedDuplicates && [...acknowledgedDuplicates],
    password,
    undo_closing: undoesClosing ? true : undefined,
  });
}

/** What becomes of a request for training: it goes to the federation, which grants or refuses it. */
export type FederationStep =
  | { readonly act: Extract<EstablishmentAct, 'send-to-fub' | 'fub-validates'> }
  | { readonly act: Extract<EstablishmentAct, 'fub-refuses'>; readonly reason: string };

const datesOfStep = { 'send-to-fub': 'fubDate', 'fub-validates': 'acceptDate', 'fub-refuses': 'abortDate' } as const;

/**
 * What a save changes for a step of the request for training; the mail follows from it.
 * @param now only tells the step apart from earlier ones: the server keeps its own time
 */
export function federationChanges(
  { activity }: Pick<EstablishmentView, 'activity'>,
  step: FederationStep,
  now: Date,
): EstablishmentChanges {
  const request = activity.request ?? { gender: shownActivity(activity) };
  const told = step.act === 'fub-refuses' ? { abortMotif: step.reason } : {};
  return { activity: { request: { ...request, [datesOfStep[step.act]]: now.toISOString(), ...told } } };
}

/** What a save answers: the version that it made. */
export function savedVersionOf({ row_hash }: RouteResult<typeof saveEntity>): Pick<EstablishmentView, 'rowHash'> {
  return { rowHash: row_hash };
}

/** Which establishments a list shows. */
export interface EstablishmentFilter {
  readonly kind?: EstablishmentKind;
  readonly status?: EstablishmentStatus;
  /** Only those that the caller holds. */
  readonly isMine?: boolean;
  /** Only those that teach, or have ever asked to. */
  readonly hasTraining?: boolean;
  /** Only those whose request for training stands there. */
  readonly trainingRequest?: ActivityRequestState;
  readonly searched?: string;
  /** Newest first unless asked otherwise. */
  readonly order?: EstablishmentOrder;
}

/** What narrows a list, as it travels. */
export function establishmentFilterQuery({
  kind,
  status,
  isMine,
  hasTraining,
  trainingRequest,
  searched,
  order,
}: EstablishmentFilter): RouteInput<typeof exportEntitiesCsv>['query'] {
  return withoutAbsent({
    query: searched,
    gender: kind,
    status,
    mine: isMine ? ('yes' as const) : undefined,
    has_ve_activity: hasTraining ? ('yes' as const) : undefined,
    ve_request: trainingRequest,
    order: order === 'newest' ? undefined : order,
  });
}

/** @param after the last one that is shown already */
export function establishmentsQuery(
  filter: EstablishmentFilter,
  after?: Pick<EstablishmentView, 'createdAt' | 'entityId' | 'listPlace'>,
): RouteInput<typeof listEntities>['query'] {
  return withoutAbsent({ ...establishmentFilterQuery(filter), ...(after && cursorBehind(filter.order, after)) });
}

function cursorBehind(
  order: EstablishmentOrder = 'newest',
  { createdAt, entityId, listPlace }: Pick<EstablishmentView, 'createdAt' | 'entityId' | 'listPlace'>,
) {
  if (partsOfOrder(order).key !== undefined) return { behind: listPlace };
  const behind = `${createdAt},${entityId}`;
  return order === 'oldest' ? { created_after: behind } : { created_before: behind };
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
