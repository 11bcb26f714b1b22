import { atRiskBefore, medianPlace, RepairStatus } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { RepairRow } from '../record/repair-record.ts';

export interface WaitingFiles {
  readonly status: RepairStatus;
  readonly count: number;
  readonly oldest: Pick<RepairRow, 'fileNumber' | 'createdAt'> | undefined;
  /** Half of them have waited since then, or longer. */
  readonly medianSince: Date | undefined;
  /** How many have used up the promised delay, or do so within a day. */
  readonly atRisk: number;
}

const { toReview, complemented, sampleToReview, sampleComplemented } = RepairStatus;
const waiting = [toReview, complemented, sampleToReview, sampleComplemented];

/** What waits for an administrator: of each status its number, its ages and its oldest file, each read from an index. */
export function listWaiting({
  repairs,
  delayDays,
  now,
}: Pick<RepairsPorts, 'repairs' | 'delayDays' | 'now'>): Promise<WaitingFiles[]> {
  const riskBefore = atRiskBefore(now(), delayDays);
  return Promise.all(
    waiting.map(async (status) => {
      const [count, oldest, atRisk] = await Promise.all([
        repairs.count({ statuses: [status] }),
        repairs.oldestAt(status),
        repairs.countAtSince(status, riskBefore),
      ]);
      return { status, count, oldest, atRisk, medianSince: await repairs.createdAtPlace(status, medianPlace(count)) };
    }),
  );
}
