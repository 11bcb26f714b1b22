import { parseCursor } from '@alveole/persistence';
import type { RefundsPorts } from '../ports.ts';
import type { RefundBatch } from '../record/refund-batch.ts';
import type { UnsettledSums } from '../store/account-sums.ts';

type MoneyPorts = Pick<RefundsPorts, 'accounts' | 'accountsTables'>;

/** What one month says of a funder's share, over all departments. Signed cents. */
export interface OwnMonth {
  readonly month: string;
  readonly grantedCents: number;
  readonly paidCents: number;
  readonly returnedCents: number;
}

export interface OwnMoney {
  /** Of the newest head, whose lines the months add up. */
  readonly day?: string | undefined;
  readonly months: readonly OwnMonth[];
  readonly unsettled: UnsettledSums;
}

/** The money of one funder by month, as far as the public log goes, and its shares that wait. */
export async function readOwnMoney({ accounts, accountsTables }: MoneyPorts, funderId: string): Promise<OwnMoney> {
  const [table, unsettled] = await Promise.all([accountsTables.newest(), accounts.unsettledOfFunder(funderId)]);
  const months = new Map<string, OwnMonth>();
  for (const cell of table?.cells ?? []) {
    if (cell.funder !== funderId) continue;
    const { month } = cell;
    const sum = months.get(month) ?? { month, grantedCents: 0, paidCents: 0, returnedCents: 0 };
    months.set(month, {
      month,
      grantedCents: sum.grantedCents + cell.grantedCents,
      paidCents: sum.paidCents + cell.paidCents,
      returnedCents: sum.returnedCents + cell.returnedCents,
    });
  }
  const sorted = [...months.values()].sort((one, other) => (one.month < other.month ? -1 : 1));
  return { day: table?.day, months: sorted, unsettled };
}

/** One page of the batches that pay from the account of a funder, newest first. */
export function listOwnBatches(
  { batches }: Pick<RefundsPorts, 'batches'>,
  funderId: string,
  createdBefore?: string,
): Promise<RefundBatch[]> {
  return batches.pageOfFunder(createdBefore ? parseCursor(createdBefore) : undefined, funderId);
}
