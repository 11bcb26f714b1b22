import { atRiskBefore, medianPlace, RepairStatus } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { RepairFilter } from '../record/repair-filter.ts';
import type { RepairRow } from '../record/repair-record.ts';

export interface WaitingFiles {
  /** A status, or the recommended validations of whatever status. */
  readonly queue: RepairStatus | 'recommended';
  readonly count: number;
  readonly oldest: Pick<RepairRow, 'fileNumber' | 'createdAt'> | undefined;
  /** Half of them have waited since then, or longer. */
  readonly medianSince: Date | undefined;
  /** How many have used up the promised delay, or do so within a day. */
  readonly atRisk: number;
}

const { toReview, complemented, sampleToReview, sampleComplemented } = RepairStatus;
const queues = [toReview, complemented, sampleToReview, sampleComplemented, 'recommended'] as const;

/** What waits for an administrator: of each queue its number, its ages and its oldest file, each read from an index. */
export function listWaiting({
  repairs,
  delayDays,
  now,
}: Pick<RepairsPorts, 'repairs' | 'delayDays' | 'now'>): Promise<WaitingFiles[]> {
  const riskBefore = atRiskBefore(now(), delayDays);
  return Promise.all(
    queues.map(async (queue) => {
      const filter = await filterOf(repairs, queue);
      const [count, oldest, atRisk] = await Promise.all([
        repairs.count(filter),
        repairs.oldestOf(filter),
        repairs.countSince(filter, riskBefore),
      ]);
      return { queue, count, oldest, atRisk, medianSince: await repairs.createdAtPlace(filter, medianPlace(count)) };
    }),
  );
}

/**
 * A file whose validation is recommended waits for its confirmation alone, and in no other queue. It is asked for only where
 * there is one: an index of statuses answers without it.
 */
async function filterOf(
  repairs: Pick<RepairsPorts['repairs'], 'count'>,
  queue: WaitingFiles['queue'],
): Promise<RepairFilter> {
  if (queue === 'recommended') return { isRecommended: true };
  const recommended = await repairs.count({ statuses: [queue], isRecommended: true });
  return recommended === 0 ? { statuses: [queue] } : { statuses: [queue], isRecommended: false };
}
