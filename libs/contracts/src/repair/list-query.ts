import { centsOfEuros, eurosOfCents } from '@alveole/domain';
import type { RepairKind, RepairStatus } from '@alveole/domain';
import type { RouteInput, RouteRequest } from '../define/define-route.ts';
import { cursorBehind } from './row-view.ts';
import type { RepairRowView } from './row-view.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type * as repairsRoutes from './routes.ts';

type Routes = typeof repairsRoutes;
type FilterQuery = RouteInput<Routes['countListedRepairs']>['query'];
type ListQuery = RouteInput<Routes['listRepairs']>['query'];
type ExportQuery = RouteInput<Routes['exportRepairsCsv']>['query'];
type AskedFilter = RouteRequest<Routes['countListedRepairs']>['query'];
type AskedExport = RouteRequest<Routes['exportRepairsCsv']>['query'];
type AskedPage = RouteRequest<Routes['listRepairs']>['query'];

/** Which files the staff's list shows; what is absent narrows nothing. */
export interface RepairListFilter {
  /** What is searched for. */
  readonly text?: string;
  readonly statuses?: readonly RepairStatus[];
  readonly kinds?: readonly RepairKind[];
  /** Only those that the caller holds. */
  readonly isMine?: boolean;
  /** Only those in which a repairer wrote what staff has not read. */
  readonly isUnread?: boolean;
  readonly isInSample?: boolean;
  /** Only those declared after an incident. */
  readonly isOfIncident?: boolean;
  /** Only those whose recommended validation waits for another operator, or only the others. */
  readonly isRecommended?: boolean;
  /** Only those that wait for the envelope of a funder. */
  readonly awaitsEnvelope?: boolean;
  readonly entityId?: string;
  /** `67`, `2A`, `974`. */
  readonly department?: string;
  /** A question of the campaign and the answer to it: `velo=cargo`, `etudiant=true`. */
  readonly answer?: string;
  /** Filed on these days (`YYYY-MM-DD`), both counted in. */
  readonly firstDay?: string;
  readonly lastDay?: string;
  /** Invoiced excluding tax, both counted in. */
  readonly leastCents?: number;
  readonly maxCents?: number;
  /** Newest first otherwise. */
  readonly isOldestFirst?: boolean;
}

/** What narrows the list, its count and its export, as it travels; `repairListFilterOf` reads it again. */
export function repairListFilterQuery(filter: RepairListFilter): FilterQuery {
  return withoutAbsent({
    query: filter.text,
    status: onlyOne(filter.statuses),
    gender: onlyOne(filter.kinds),
    statuses: several(filter.statuses),
    genders: several(filter.kinds),
    mine: yesWhen(filter.isMine),
    unread: yesWhen(filter.isUnread),
    sample: yesWhen(filter.isInSample),
    incident: yesWhen(filter.isOfIncident),
    recommended: yesOrNo(filter.isRecommended),
    awaits_envelope: yesWhen(filter.awaitsEnvelope),
    entity_id: filter.entityId,
    department: filter.department,
    answer: filter.answer,
    start_date: filter.firstDay,
    end_date: filter.lastDay,
    amount_from: eurosOrAbsent(filter.leastCents),
    amount_to: eurosOrAbsent(filter.maxCents),
  });
}

/** What narrows the list, its count or its export. Of `status` and `statuses`, as of the kinds, the first goes first. */
export function repairListFilterOf(asked: AskedFilter): RepairListFilter {
  return withoutAbsent({
    text: asked.query,
    statuses: oneOf(asked.status) ?? asked.statuses,
    kinds: oneOf(asked.gender) ?? asked.genders,
    isMine: asked.mine && true,
    isUnread: asked.unread && true,
    isInSample: asked.sample && true,
    isOfIncident: asked.incident && true,
    isRecommended: asked.recommended && asked.recommended === 'yes',
    awaitsEnvelope: asked.awaits_envelope && true,
    entityId: asked.entity_id,
    department: asked.department,
    answer: asked.answer,
    firstDay: asked.start_date,
    lastDay: asked.end_date,
    leastCents: centsOrAbsent(asked.amount_from),
    maxCents: centsOrAbsent(asked.amount_to),
  });
}

/**
 * The query of a page of the list; `reviewListOf` reads it again.
 * @param after the last one that is shown already
 */
export function reviewListQuery(
  filter: RepairListFilter,
  after?: Pick<RepairRowView, 'createdAt' | 'repairId'>,
): ListQuery {
  const behind = after && cursorBehind(after);
  return withoutAbsent({
    ...repairListFilterQuery(filter),
    ...(filter.isOldestFirst ? { order: 'oldest' as const, created_after: behind } : { created_before: behind }),
  });
}

/** A page of the list: its filter, and the cursors that its order reads. */
export interface ReviewListRequest {
  readonly filter: RepairListFilter;
  readonly createdBefore?: string;
  readonly createdAfter?: string;
}

/** The page of the list that is asked for. */
export function reviewListOf({
  order,
  created_before: createdBefore,
  created_after: createdAfter,
  ...asked
}: AskedPage): ReviewListRequest {
  const filter = withoutAbsent({ ...repairListFilterOf(asked), isOldestFirst: order === 'oldest' || undefined });
  return withoutAbsent({ filter, createdBefore, createdAfter });
}

/** The whole list in its order; `repairExportOf` reads it again. */
export function repairExportQuery(filter: RepairListFilter): ExportQuery {
  return { ...repairListFilterQuery(filter), order: filter.isOldestFirst ? 'oldest' : 'newest' };
}

/** Files that somebody holds, beside what the list narrows by. */
export interface AssignedRepairFilter extends RepairListFilter {
  readonly operatorId?: string;
}

export interface RepairExportRequest {
  readonly filter: AssignedRepairFilter;
  /** Absent: one status after the other. */
  readonly order?: 'newest' | 'oldest';
}

/** The list that is to be exported. */
export function repairExportOf({ order, ...asked }: AskedExport): RepairExportRequest {
  const filter = withoutAbsent({ ...assignedFilterOf(asked), isOldestFirst: order === 'oldest' || undefined });
  return withoutAbsent({ filter, order });
}

/** A filter of the list that may name who holds the files. */
export function assignedFilterOf({
  operator_id: operatorId,
  ...asked
}: Omit<AskedExport, 'order'>): AssignedRepairFilter {
  return withoutAbsent({ ...repairListFilterOf(asked), operatorId });
}

/** The filter of a client that names one value, or none. */
export function oneOf<Value>(value: Value | undefined): readonly Value[] | undefined {
  return value === undefined ? undefined : [value];
}

function onlyOne<Value>(values: readonly Value[] | undefined): Value | undefined {
  return values?.length === 1 ? values[0] : undefined;
}

function several(values: readonly number[] | undefined): string | undefined {
  return values && values.length > 1 ? values.join(',') : undefined;
}

function yesWhen(asked: boolean | undefined): 'yes' | undefined {
  return asked ? 'yes' : undefined;
}

function yesOrNo(asked: boolean | undefined): 'yes' | 'no' | undefined {
  return asked === false ? 'no' : yesWhen(asked);
}

function eurosOrAbsent(cents: number | undefined): number | undefined {
  return cents === undefined ? undefined : eurosOfCents(cents);
}

function centsOrAbsent(euros: number | undefined): number | undefined {
  return euros === undefined ? undefined : centsOfEuros(euros);
}
