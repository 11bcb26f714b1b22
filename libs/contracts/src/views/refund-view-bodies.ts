import type { RefundTarget } from '@alveole/domain';
import type { RouteInput } from '../define-route.ts';
import type { writeRefund } from '../routes/refunds.routes.ts';
import type { RefundBatchView } from './refund-view.ts';

type Body = RouteInput<typeof writeRefund>['body'];

/** The body that puts files into a new batch. */
export function draftRefundBody(repairIds: readonly string[]): Body {
  return { repair_ids: [...repairIds] };
}

/** The body that moves a batch to its next state. */
export function moveRefundBody(
  { refundId, rowHash }: Pick<RefundBatchView, 'refundId' | 'rowHash'>,
  state: RefundTarget,
): Body {
  return { refund_id: refundId, state, last_row_hash: rowHash };
}
