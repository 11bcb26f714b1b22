import { eurosOfCents } from '@alveole/domain';
import type { RepairKind, RepairStatus } from '@alveole/domain';
import type { RouteInput } from '../define/define-route.ts';
import { cursorBehind } from './row-view.ts';
import type { RepairRowView } from './row-view.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type * as repairsRoutes from './routes.ts';

type Routes = typeof repairsRoutes;
type FilterQuery = RouteInput<Routes['countListedRepairs']>['query'];
type ListQuery = RouteInput<Routes['listRepairs']>['query'];
type ExportQuery = RouteInput<Routes['exportRepairsCsv']>['query'];

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
  readonly entityId?: string;
  /** `67`, `2A`, `974`. */
  readonly department?: string;
  /** Filed on these days (`YYYY-MM-DD`), both counted in. */
  readonly firstDay?: string;
  readonly lastDay?: string;
  /** Invoiced excluding tax, both counted in. */
  readonly leastCents?: number;
  readonly maxCents?: number;
  /** Newest first otherwise. */
  readonly isOldestFirst?: boolean;
}

/** What narrows the list, its count and its export, as it travels. */
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
    entity_id: filter.entityId,
    department: filter.department,
    start_date: filter.firstDay,
    end_date: filter.lastDay,
    amount_from: eurosOrAbsent(filter.leastCents),
    amount_to: eurosOrAbsent(filter.maxCents),
  });
}

/** @param after the last one that is shown already */
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

/** The whole list in its order. */
export function repairExportQuery(filter: RepairListFilter): ExportQuery {
  return { ...repairListFilterQuery(filter), order: filter.isOldestFirst ? 'oldest' : 'newest' };
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

function eurosOrAbsent(cents: number | undefined): number | undefined {
  return cents === undefined ? undefined : eurosOfCents(cents);
}
