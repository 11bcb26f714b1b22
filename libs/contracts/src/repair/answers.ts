import type { RepairStatus } from '@alveole/domain';
import type { RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type * as repairsRoutes from './routes.ts';

type Answer<Name extends keyof typeof repairsRoutes> = RouteResult<(typeof repairsRoutes)[Name]>;

/** A file after an operation. */
export interface OperatedRepair {
  readonly rowHash: string;
  readonly fileNumber: string;
  readonly status: RepairStatus;
}

export function operatedRepairOf(answer: Answer<'operateRepair'>): OperatedRepair {
  return { rowHash: answer.row_hash, fileNumber: answer.repair_rozo_id, status: answer.status };
}

/** A file that was just opened. */
export interface OpenedRepair extends OperatedRepair {
  readonly repairId: string;
}

export function openedRepairOf(answer: Answer<'openRepair'>): OpenedRepair {
  return { ...operatedRepairOf(answer), repairId: answer.repair_id };
}

/** How many files stand in each status; a status without files may be absent. */
export interface RepairCounts {
  readonly total: number;
  readonly mine: number;
  readonly byStatus: Readonly<Partial<Record<RepairStatus, number>>>;
  /** Files with a message that the side of the caller has not read. */
  readonly unread: number;
  /** Recommended validations that wait for another operator; absent at the counter. */
  readonly toConfirm?: number;
  /** Of them, those of each status. */
  readonly toConfirmByStatus?: Readonly<Partial<Record<RepairStatus, number>>>;
}

export function repairCountsOf(counts: Answer<'countRepairs'>): RepairCounts {
  const { total, mine, unread, by_status: byStatus, to_confirm: toConfirm } = counts;
  return withoutAbsent({ total, mine, unread, byStatus, toConfirm, toConfirmByStatus: counts.to_confirm_by_status });
}

/** The files that wait for an administrator in one status, or for another operator to confirm them. */
export interface WaitingRepairs {
  readonly queue: RepairStatus | 'recommended';
  readonly count: number;
  /** The file that was opened first, with its date as ISO text. */
  readonly oldest?: { readonly fileNumber: string; readonly since: string };
  /** Half of them have waited since then, or longer. */
  readonly medianSince?: string;
  /** How many have used up the delay that the programme promises, or do so within a day. */
  readonly atRisk: number;
}

export function waitingRepairsOf({
  status,
  is_recommended: isRecommended,
  count,
  oldest,
  median_since: medianSince,
  at_risk: atRisk,
}: Answer<'listWaitingRepairs'>[number]): WaitingRepairs | undefined {
  const queue = isRecommended ? ('recommended' as const) : status;
  if (queue === undefined) return undefined;
  const first = oldest && { fileNumber: oldest.repair_rozo_id, since: oldest.since };
  return withoutAbsent({ queue, count, oldest: first, medianSince, atRisk });
}

/** What the O°code of a file says, to draw it. */
export function stampValueOf({ long_description }: Answer<'readStamp'>): string {
  return long_description.stamp;
}
