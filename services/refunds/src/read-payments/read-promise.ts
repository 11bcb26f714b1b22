import type { PaymentPromise, PromiseWatch } from '@alveole/contracts/refund';
import { promiseNoticeDays, promiseNoticeUntil, smallestShownCell } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import type { UnpaidCount } from '../store/account-store.ts';

const day = 86_400_000;
const window = 30 * day;

type Ports = Pick<RefundsPorts, 'accounts' | 'askPaymentDelay' | 'now'>;

/**
 * The delay that the programme promises today, and how often what it had promised held in the last thirty days, what
 * still waits beyond its own day included; not told of a handful of files (ADR 52, ADR 133).
 */
export async function readPromise({ accounts, askPaymentDelay, now }: Ports): Promise<PaymentPromise> {
  const since = new Date(now().getTime() - window);
  const [delayDays, paid, inTime, unpaid] = await Promise.all([
    askPaymentDelay(now()),
    accounts.countPaid({ since }),
    accounts.countPaid({ since, isInTime: true }),
    accounts.countUnpaid({ promisedBefore: now() }),
  ]);
  if (paid + unpaid.files < smallestShownCell)
    return { delay_days: delayDays, paid: null, paid_in_time: null, overdue: null };
  return { delay_days: delayDays, paid, paid_in_time: inTime, overdue: unpaid.files };
}

/** Which promises are past, and which are unless the next batch keeps them. */
export async function countLatePromises({ accounts, askPaymentDelay, now }: Ports): Promise<PromiseWatch> {
  const [late, both, delayDays] = await Promise.all([
    accounts.countUnpaid({ promisedBefore: now() }),
    accounts.countUnpaid({ promisedBefore: promiseNoticeUntil(now()) }),
    askPaymentDelay(now()),
  ]);
  return {
    delay_days: delayDays,
    notice_days: promiseNoticeDays,
    late: inWords(late),
    soon: inWords({ files: both.files - late.files, inBatch: both.inBatch - late.inBatch }),
  };
}

const inWords = ({ files, inBatch }: UnpaidCount) => ({ files, in_batch: inBatch });
