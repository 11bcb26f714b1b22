import type { PaymentPromise, PromiseWatch } from '@alveole/contracts/refund';
import { promiseNoticeDays, promiseNoticeUntil, smallestShownCell } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import { validatedBefore } from '../record/promise.ts';
import type { UnpaidCount } from '../store/account-store.ts';

const day = 86_400_000;
const window = 30 * day;

type Ports = Pick<RefundsPorts, 'accounts' | 'delayDays' | 'now'>;

/**
 * The delay that the programme promises, and how often it held in the last thirty days, what still waits beyond it
 * included; not told of a handful of files (ADR 52).
 */
export async function readPromise({ accounts, delayDays, now }: Ports): Promise<PaymentPromise> {
  const since = new Date(now().getTime() - window);
  const [paid, inTime, unpaid] = await Promise.all([
    accounts.countPaid({ since }),
    accounts.countPaid({ since, withinDays: delayDays }),
    accounts.countUnpaid({ validatedBefore: validatedBefore(now(), delayDays) }),
  ]);
  if (paid + unpaid.files < smallestShownCell)
    return { delay_days: delayDays, paid: null, paid_in_time: null, overdue: null };
  return { delay_days: delayDays, paid, paid_in_time: inTime, overdue: unpaid.files };
}

/** Which promises are past, and which are unless the next batch keeps them. */
export async function countLatePromises({ accounts, delayDays, now }: Ports): Promise<PromiseWatch> {
  const until = async (instant: Date) => accounts.countUnpaid({ validatedBefore: validatedBefore(instant, delayDays) });
  const [late, both] = await Promise.all([until(now()), until(promiseNoticeUntil(now()))]);
  return {
    delay_days: delayDays,
    notice_days: promiseNoticeDays,
    late: inWords(late),
    soon: inWords({ files: both.files - late.files, inBatch: both.inBatch - late.inBatch }),
  };
}

const inWords = ({ files, inBatch }: UnpaidCount) => ({ files, in_batch: inBatch });
