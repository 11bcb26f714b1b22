import { RepairStatus } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { RepairRow } from '../record/repair-record.ts';

export interface WaitingFiles {
  readonly status: RepairStatus;
  readonly count: number;
  readonly oldest: Pick<RepairRow, 'fileNumber' | 'createdAt'> | undefined;
}

const { toReview, complemented, sampleToReview, sampleComplemented } = RepairStatus;
const waiting = [toReview, complemented, sampleToReview, sampleComplemented];

/** What waits for an administrator: of each status its number and its oldest file, each read from an index. */
export function listWaiting({ repairs }: Pick<RepairsPorts, 'repairs'>): Promise<WaitingFiles[]> {
  return Promise.all(
    waiting.map(async (status) => {
      const [count, oldest] = await Promise.all([repairs.count({ statuses: [status] }), repairs.oldestAt(status)]);
      return { status, count, oldest };
    }),
  );
}
