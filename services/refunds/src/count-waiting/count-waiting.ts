import { medianPlace, promiseNoticeUntil } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import type { ShareLedger } from '../record/share-ledger.ts';

/** What waits for a batch, as a queue. */
export interface WaitingPaymentsCount {
  readonly count: number;
  readonly oldest: Pick<ShareLedger, 'fileNumber' | 'validatedAt'> | undefined;
  /** Half of them have waited since then, or longer. */
  readonly medianSince: Date | undefined;
  /** How many have used up the promised delay, or do so before the batch after the next: those that their list marks. */
  readonly atRisk: number;
}

/** Number and ages of what the list of files to refund holds, each read from its index. */
export async function countWaiting({
  accounts,
  now,
}: Pick<RefundsPorts, 'accounts' | 'now'>): Promise<WaitingPaymentsCount> {
  const [count, oldest, atRisk] = await Promise.all([
    accounts.countWaiting(),
    accounts.waitingAtPlace(0),
    accounts.countWaiting(promiseNoticeUntil(now())),
  ]);
  const median = await accounts.waitingAtPlace(medianPlace(count));
  return { count, oldest, medianSince: median?.validatedAt, atRisk };
}
