import { repairStatusCodes } from '@alveole/domain';
import type { RepairStatus } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';

export interface RepairCounts {
  readonly total: number;
  /** The files that staff holds, or all of a repairer's. */
  readonly mine: number;
  readonly byStatus: readonly { readonly status: RepairStatus; readonly count: number }[];
}

/** Counts the files of each status: all for staff, a repairer's own for him. Each count is on an index. */
export async function countRepairs({ repairs }: RepairsPorts, person: Person): Promise<RepairCounts> {
  const entityId = person.role === 'REP' ? person.entityId : undefined;
  const byStatus = await Promise.all(
    repairStatusCodes.map(async (status) => ({ status, count: await repairs.count({ statuses: [status], entityId }) })),
  );
  const total = byStatus.reduce((sum, { count }) => sum + count, 0);
  const mine = entityId === undefined ? await repairs.count({ operatorId: person.userId }) : total;
  return { total, mine, byStatus };
}
