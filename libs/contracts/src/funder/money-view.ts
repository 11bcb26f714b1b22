import type { RefundState } from '@alveole/domain';
import type { RouteInput, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { listOwnBatches, readOwnMoney } from './money-routes.ts';

/** What one month says of a funder’s share. Signed cents. */
export interface FundedMonthView {
  /** `2026-11` */
  readonly month: string;
  readonly grantedCents: number;
  readonly paidCents: number;
  /** 0 or less. */
  readonly returnedCents: number;
}

export interface OwnMoneyView {
  /** Of the head that covers the months; absent before the first one. */
  readonly day?: string;
  /** Oldest first. */
  readonly months: readonly FundedMonthView[];
  /** Of which something is to pay, in no batch yet. */
  readonly waiting: SharesSum;
  /** In a batch whose bank has not answered. */
  readonly batched: SharesSum;
  /** Of which more was paid than they are worth now. */
  readonly overpaid: SharesSum;
}

/** A number of shares and their cents together. */
export interface SharesSum {
  readonly shares: number;
  readonly cents: number;
}

export function ownMoneyViewOf(money: RouteResult<typeof readOwnMoney>): OwnMoneyView {
  return withoutAbsent({
    day: money.day,
    months: money.months.map(({ month, granted_cents, paid_cents, returned_cents }) => ({
      month,
      grantedCents: granted_cents,
      paidCents: paid_cents,
      returnedCents: returned_cents,
    })),
    waiting: { shares: money.waiting_shares, cents: money.waiting_cents },
    batched: { shares: money.batched_shares, cents: money.batched_cents },
    overpaid: { shares: money.overpaid_shares, cents: money.overpaid_cents },
  });
}

/** A batch of transfers as its funder reads it. Amounts are cents. */
export interface OwnBatchView {
  readonly batchId: string;
  /** ISO instant. */
  readonly createdAt: string;
  readonly state: RefundState;
  readonly shares: number;
  /** None before its approval. */
  readonly transfers: number;
  readonly totalCents: number;
  readonly paidCents: number;
}

export function ownBatchViewOf(batch: RouteResult<typeof listOwnBatches>[number]): OwnBatchView {
  const { state, shares, transfers } = batch;
  return {
    batchId: batch.batch_id,
    createdAt: batch.created_at,
    state,
    shares,
    transfers,
    totalCents: batch.total_cents,
    paidCents: batch.paid_cents,
  };
}

/** A page of batches. @param last the last one of the page before */
export function ownBatchesQuery(last: OwnBatchView | undefined): RouteInput<typeof listOwnBatches>['query'] {
  return withoutAbsent({ created_before: last && `${last.createdAt},${last.batchId}` });
}
