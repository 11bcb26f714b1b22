import { partsOfOrder } from '@alveole/domain';
import type {
  Activity,
  ActivityRequestState,
  EstablishmentKind,
  EstablishmentStatus,
  EstablishmentOrder,
} from '@alveole/domain';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import type { exportEntitiesCsv } from './routes/export.ts';
import type { listEntities, registerEntity, saveEntity } from './routes/entity.ts';
import type { EntityData } from './wire.ts';
import { activityToWire } from './activity-view.ts';
import { documentToWire } from './document-view.ts';
import type { EstablishmentDocument } from './document-view.ts';
import type { EstablishmentView } from './view.ts';
import { profileToWire } from './profile-view.ts';
import type { EstablishmentProfile } from './profile-view.ts';
import { withoutAbsent } from '../values/without-absent.ts';

/** What a save changes; what is left out stays as it is. */
export interface EstablishmentChanges extends EstablishmentProfile {
  /** The workshop is granted at once; anything else is asked for. */
  readonly activity?: Partial<Activity>;
  /** New ones take the place of stored ones of their kind. */
  readonly documents?: readonly EstablishmentDocument[];
  /** The terms of use (CGU). */
  readonly termsAccepted?: boolean;
  /** The general conditions of the programme (CGS). */
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

/** What narrows a list, as it travels; `establishmentFilterOf` reads it again. */
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

/** What narrows a list. */
export function establishmentFilterOf(query: RouteRequest<typeof exportEntitiesCsv>['query']): EstablishmentFilter {
  return withoutAbsent({
    searched: query.query,
    kind: query.gender,
    status: query.status,
    isMine: query.mine && true,
    hasTraining: query.has_ve_activity && true,
    trainingRequest: query.ve_request,
    order: query.order,
  });
}

/**
 * The query of a page; `establishmentPageOf` reads it again.
 * @param after the last one that is shown already
 */
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

/** A page of a list, behind the cursor that its order goes by. */
export interface EstablishmentPage {
  readonly filter: EstablishmentFilter;
  readonly behind?: string;
}

/** The page that is asked for; the cursor of another order counts for nothing. */
export function establishmentPageOf({
  created_before,
  created_after,
  behind,
  ...asked
}: RouteRequest<typeof listEntities>['query']): EstablishmentPage {
  const { order = 'newest' } = asked;
  const ofDate = order === 'oldest' ? created_after : created_before;
  const isByKey = partsOfOrder(order).key !== undefined;
  return withoutAbsent({ filter: establishmentFilterOf(asked), behind: isByKey ? behind : ofDate });
}

/** What a save or a registration changes, as it travels. */
export function changesToWire(changes: EstablishmentChanges): EntityData {
  const { activity, documents, termsAccepted, conditionsAccepted, ...profile } = changes;
  return withoutAbsent({
    ...profileToWire(profile),
    activity: activity && activityToWire(activity),
    documents: documents?.map(documentToWire),
    cguAccept: termsAccepted,
    cgsAccept: conditionsAccepted,
  });
}
