import type { AssignedRepairFilter, RepairListFilter, RepairListRequest } from '@alveole/contracts/repair';
import { oneOf } from '@alveole/contracts/repair';
import { repairStatusCodes, repairStatuses } from '@alveole/domain';
import type { RepairStatus } from '@alveole/domain';
import type { Person } from '../record/people.ts';
import type { RepairFilter } from '../record/repair-filter.ts';

/** What staff asks of a list of files, as the store narrows them: whoever is named goes before oneself. */
export function listedFilterOf(asked: AssignedRepairFilter, { userId }: Pick<Person, 'userId'>): RepairFilter {
  return {
    query: asked.text,
    statuses: statusesOf(asked),
    kinds: asked.kinds,
    entityId: asked.entityId,
    operatorId: asked.operatorId ?? (asked.isMine ? userId : undefined),
    isUnread: asked.isUnread,
    isOfIncident: asked.isOfIncident,
    isRecommended: asked.isRecommended,
    awaitsEnvelope: asked.awaitsEnvelope,
    department: asked.department,
    answer: asked.answer,
    days: { from: asked.firstDay, to: asked.lastDay },
    cents: { from: asked.leastCents, to: asked.maxCents },
  };
}

/** What a repairer asks of the files of his establishment. */
export function ownFilterOf(asked: RepairListRequest, { entityId }: Pick<Person, 'entityId'>): RepairFilter {
  return {
    query: asked.text,
    statuses: oneOf(asked.status),
    kinds: oneOf(asked.kind),
    isUnreadByRepairer: asked.isUnread,
    entityId,
  };
}

/** A file is in the sample by its status alone. */
function statusesOf({ statuses, isInSample }: RepairListFilter): readonly RepairStatus[] | undefined {
  if (!isInSample) return statuses;
  return (statuses ?? repairStatusCodes).filter((code) => repairStatuses[code].isSample);
}
