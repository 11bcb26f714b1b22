import type { PaymentPromise } from '@alveole/contracts';
import { smallestShownCell } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';

const day = 86_400_000;
const window = 30 * day;

/** The delay that the programme promises, and how often it held in the last thirty days; not told of a handful of files (ADR 52). */
export async function readPromise({
  accounts,
  delayDays,
  now,
}: Pick<RefundsPorts, 'accounts' | 'delayDays' | 'now'>): Promise<PaymentPromise> {
  const since = new Date(now().getTime() - window);
  const [paid, inTime] = await Promise.all([
    accounts.countPaid({ since }),
    accounts.countPaid({ since, withinDays: delayDays }),
  ]);
  if (paid < smallestShownCell) return { delay_days: delayDays, paid: null, paid_in_time: null };
  return { delay_days: delayDays, paid, paid_in_time: inTime };
}
