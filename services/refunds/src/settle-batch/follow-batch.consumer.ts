import type { EventHandlers } from '@alveole/messaging';
import { soleFunderId } from '@alveole/domain';
import { sharesIn } from '../record/refund-batch.ts';
import type { RefundsPorts } from '../ports.ts';
import { followBatch, letOthersGo } from './follow-batch.ts';
import { noteRefusals } from './note-refusals.ts';

/** The ledger hears of a batch as the other services do: what its one write says reaches every file in the end. */
export function followBatchConsumer(ports: Pick<RefundsPorts, 'accounts' | 'batches' | 'payees' | 'now'>) {
  type Settled = {
    data: { refund_id: string; funder_id?: string | undefined; repair_ids: string[]; corrected_ids: string[] };
  };
  type Unpaid = Settled & { data: { entity_ids: string[] } };
  const sharesOf = ({ funder_id: funderId = soleFunderId, repair_ids, corrected_ids }: Settled['data']) =>
    sharesIn({ funderId }, [...repair_ids, ...corrected_ids]);
  const follow =
    (act: 'reject' | 'return') =>
    ({ data }: Settled) =>
      followBatch(ports, { act, batchId: data.refund_id }, sharesOf(data));
  const letGo = ({ data }: { data: { refund_id: string } }) => letOthersGo(ports, data.refund_id);
  const giveBack = (act: 'reject' | 'return') => async (event: Unpaid) => {
    await noteRefusals(ports, event.data.refund_id, event.data.entity_ids);
    await follow(act)(event);
  };
  return {
    'refund.approved': letGo,
    'refund.refused': letGo,
    'refund.withdrawn': letGo,
    'refund.confirmed': ({ data, sequence }) => {
      const batchId = data.refund_id;
      const act = data.after_all
        ? { act: 'pay_after_all' as const, batchId, sequence }
        : { act: 'pay' as const, batchId };
      return followBatch(ports, act, sharesOf(data));
    },
    'refund.rejected': giveBack('reject'),
    'refund.returned': giveBack('return'),
  } satisfies EventHandlers;
}
