import type { EventHandlers } from '@alveole/messaging';
import type { RefundsPorts } from '../ports.ts';
import { followBatch, letOthersGo } from './follow-batch.ts';

/** The ledger hears of a batch as the other services do: what its one write says reaches every file in the end. */
export function followBatchConsumer(ports: Pick<RefundsPorts, 'accounts' | 'batches' | 'now'>) {
  type Settled = { data: { refund_id: string; repair_ids: string[]; corrected_ids: string[] } };
  const follow =
    (act: 'pay' | 'reject' | 'return') =>
    ({ data }: Settled) =>
      followBatch(ports, { act, refundId: data.refund_id }, [...data.repair_ids, ...data.corrected_ids]);
  const letGo = ({ data }: { data: { refund_id: string } }) => letOthersGo(ports, data.refund_id);
  return {
    'refund.approved': letGo,
    'refund.refused': letGo,
    'refund.withdrawn': letGo,
    'refund.confirmed': follow('pay'),
    'refund.rejected': follow('reject'),
    'refund.returned': follow('return'),
  } satisfies EventHandlers;
}
