import { awaitsReview, repairStatusCodes } from '@alveole/domain';
import type { RepairStatus } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import { standingFiles } from '../read-statistics/standing-files.ts';
import { sumOfCounts } from '../read-statistics/summed-counts.ts';
import type { Person } from '../record/people.ts';

type CountPorts = {
  readonly repairs: Pick<RepairsPorts['repairs'], 'count'>;
  readonly statistics: Pick<RepairsPorts['statistics'], 'state' | 'movements'>;
};
type FilesByStatus = Readonly<Record<RepairStatus, number>>;

export interface RepairCounts {
  readonly total: number;
  /** The files that staff holds, or all of a repairer's. */
  readonly mine: number;
  readonly byStatus: FilesByStatus;
  /** Those with a message that staff, or the repairer's shop, has not read. */
  readonly unread: number;
  /** Recommended validations that wait for another operator; undefined for a repairer. */
  readonly toConfirm: number | undefined;
  readonly toConfirmByStatus: Partial<FilesByStatus> | undefined;
}

/** The files of each status: all for staff, as the statistics keep them, and a repairer's own for him, on an index. */
export async function countRepairs(ports: CountPorts, person: Person): Promise<RepairCounts> {
  const isRepairer = person.role === 'REP';
  const byStatus = isRepairer ? await countEach(ports, person.entityId) : await keptCounts(ports);
  const total = sumOf(byStatus);
  const mine = isRepairer ? total : await ports.repairs.count({ operatorId: person.userId });
  const unread = await ports.repairs.count(
    isRepairer ? { entityId: person.entityId, isUnreadByRepairer: true } : { isUnread: true },
  );
  const toConfirmByStatus = isRepairer ? undefined : await countRecommended(ports);
  const toConfirm = toConfirmByStatus && sumOf(toConfirmByStatus);
  return { total, mine, byStatus, unread, toConfirm, toConfirmByStatus };
}

const sumOf = (counts: Partial<FilesByStatus>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Only a file that waits for its review bears a recommendation. */
async function countRecommended({ repairs }: CountPorts): Promise<Partial<FilesByStatus>> {
  const counted = repairStatusCodes
    .filter(awaitsReview)
    .map(async (status) => [status, await repairs.count({ statuses: [status], isRecommended: true })] as const);
  return Object.fromEntries(await Promise.all(counted));
}

/** A moment behind the files (ADR 52). While they are counted anew nothing is added to what is kept: then each is counted. */
async function keptCounts(ports: CountPorts): Promise<FilesByStatus> {
  const state = await ports.statistics.state();
  if (!state?.current || state.building) return countEach(ports);
  const weeks = await ports.statistics.movements(state.current);
  return standingFiles(sumOfCounts(weeks.map(({ counts }) => counts)));
}

async function countEach({ repairs }: CountPorts, entityId?: string): Promise<FilesByStatus> {
  const counted = repairStatusCodes.map(
    async (status) => [status, await repairs.count({ statuses: [status], entityId })] as const,
  );
  return Object.fromEntries(await Promise.all(counted)) as FilesByStatus;
}
