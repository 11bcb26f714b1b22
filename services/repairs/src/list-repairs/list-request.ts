import type { RouteRequest } from '@alveole/contracts';
import type { repairRoutes } from '@alveole/contracts/repair';
import { repairStatusCodes, repairStatuses } from '@alveole/domain';
import type { RepairStatus } from '@alveole/domain';
import type { Person } from '../record/people.ts';
import type { RepairFilter } from '../record/repair-filter.ts';

type OwnQuery = RouteRequest<typeof repairRoutes.listOwnRepairs>['query'];
type ListedQuery = RouteRequest<typeof repairRoutes.countListedRepairs>['query'];

/** What staff asks of a list of files, as the store narrows them. */
export function listedFilterOf(asked: ListedQuery, { userId }: Pick<Person, 'userId'>): RepairFilter {
  return {
    query: asked.query,
    statuses: statusesOf(asked),
    kinds: onlyOf(asked.gender) ?? asked.genders,
    entityId: asked.entity_id,
    operatorId: asked.mine === 'yes' ? userId : undefined,
    isUnread: asked.unread === 'yes',
    isOfIncident: asked.incident === 'yes',
    department: asked.department,
    days: { from: asked.start_date, to: asked.end_date },
    cents: { from: centsOf(asked.amount_from), to: centsOf(asked.amount_to) },
  };
}

/** What a repairer asks of the files of his establishment. */
export function ownFilterOf(asked: OwnQuery, { entityId }: Pick<Person, 'entityId'>): RepairFilter {
  return {
    query: asked.query,
    statuses: onlyOf(asked.status),
    kinds: onlyOf(asked.gender),
    isUnreadByRepairer: asked.unread === 'yes',
    entityId,
  };
}

/** The filter of a client that names one value, or none. */
export function onlyOf<Value>(value: Value | undefined): readonly Value[] | undefined {
  return value === undefined ? undefined : [value];
}

/** A file is in the sample by its status alone. */
function statusesOf({ status, statuses, sample }: ListedQuery): readonly RepairStatus[] | undefined {
  const asked = onlyOf(status) ?? statuses;
  if (sample === undefined) return asked;
  return (asked ?? repairStatusCodes).filter((code) => repairStatuses[code].isSample);
}

function centsOf(euros: number | undefined): number | undefined {
  return euros === undefined ? undefined : Math.round(euros * 100);
}
