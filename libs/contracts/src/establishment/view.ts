import { EstablishmentKind, establishmentKinds, isAccepted, lacksApeCode } from '@alveole/domain';
import type { AcceptanceStamp, Activity, ActivityRequestState, EstablishmentFile } from '@alveole/domain';
import type { RouteResult } from '../define/define-route.ts';
import type { countEntities } from './routes/entity.ts';
import type { Entity } from './wire.ts';
import { activityOf } from './activity-view.ts';
import { documentOf } from './document-view.ts';
import type { EstablishmentDocument } from './document-view.ts';
import { profileOf } from './profile-view.ts';
import type { EstablishmentProfile } from './profile-view.ts';
import { refusalOf } from './refusal-view.ts';
import type { EstablishmentRefusal } from './refusal-view.ts';
import { withoutAbsent } from '../values/without-absent.ts';

/** An establishment as rules and screens read it; `decideEstablishment` takes it as it is. */
export interface EstablishmentView extends EstablishmentFile {
  /** Of the version that was read; a save names it. */
  readonly rowHash: string;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly modifiedAt?: string;
  readonly operatorName?: string;
  /** Where the page behind it begins, in a list that is ordered by a key. */
  readonly listPlace?: string;
  readonly profile: EstablishmentProfile;
  /** It told no APE code, and the default stands in its place. */
  readonly lacksApeCode: boolean;
  readonly activity: Activity;
  readonly documents: readonly EstablishmentDocument[];
  /** Whether the general conditions stand accepted. */
  readonly conditionsAccepted: boolean;
  /** `YYYYMMDDHHmm`, or 'never' once they were refused; absent while they await an answer. */
  readonly conditionsStamp?: AcceptanceStamp;
  /** Who accepted or refused them, as far as that was noted. */
  readonly conditionsAnsweredBy?: string;
  /** `versionName` of the conditions that it accepted; absent of an acceptance of before versions were kept. */
  readonly conditionsVersion?: string;
  /** The refusal that stands; none once validated. */
  readonly refusal?: EstablishmentRefusal;
  /** Every refusal, oldest first. */
  readonly refusals: readonly EstablishmentRefusal[];
}

/** An establishment as rules and screens read it. */
export function establishmentViewOf(entity: Entity): EstablishmentView {
  const { entity_data: data } = entity;
  return withoutAbsent({
    entityId: entity.entity_id,
    rowHash: entity.row_hash,
    status: entity.status,
    kind: establishmentKindOf(entity.gender),
    createdAt: entity.create_date,
    modifiedAt: entity.modify_date,
    operatorId: data.operateur_id ?? undefined,
    operatorName: data.operateur_name,
    listPlace: entity.list_place,
    profile: profileOf(data),
    lacksApeCode: lacksApeCode(data.codeAPE),
    activity: activityOf(data.activity),
    documents: (data.documents ?? []).map(documentOf),
    conditionsAccepted: isAccepted(data.cgsAcceptDate),
    conditionsStamp: data.cgsAcceptDate,
    conditionsAnsweredBy: data.cgsAcceptBy,
    conditionsVersion: data.cgsVersion,
    refusal: data.motif && refusalOf(data.motif),
    ownClosing: entity.own_closing && { undoneUntil: entity.own_closing.undone_until, from: entity.own_closing.from },
    refusals: (data.motif_history ?? []).map(refusalOf),
  });
}

/** The wire's `gender` also knows numbers of staff, which no establishment has. */
export function establishmentKindOf(gender: Entity['gender']): EstablishmentKind {
  return establishmentKinds.find((kind) => kind === gender) ?? EstablishmentKind.bikeShop;
}

/** How many establishments stand in each status. */
export interface EstablishmentCounts {
  readonly total: number;
  /** Held by whoever asks. */
  readonly mine: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** By where their request for training stands. */
  readonly byTrainingRequest: Readonly<Record<ActivityRequestState, number>>;
}

export function establishmentCountsOf({
  total,
  mine,
  by_status,
  by_ve_request,
}: RouteResult<typeof countEntities>): EstablishmentCounts {
  return { total, mine, byStatus: by_status, byTrainingRequest: by_ve_request };
}
