import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { RefundBatch, RefundState } from './refund-batch.ts';

export interface EventMoment {
  readonly at: Date;
  readonly sequence: number;
  readonly requestId: string;
}

/** The event of the state that a batch has reached. */
export function batchEvent(
  batch: Pick<RefundBatch, 'refundId' | 'lines'>,
  state: RefundState,
  { at, sequence, requestId }: EventMoment,
): EventEnvelope {
  const fields = {
    event_id: randomUUID(),
    occurred_at: at.toISOString(),
    aggregate_id: batch.refundId,
    sequence,
    request_id: requestId,
  };
  const data = { refund_id: batch.refundId, repair_ids: batch.lines.map(({ repairId }) => repairId) };
  const make = {
    drafted: () => events.refundDrafted.create({ ...fields, data }),
    approved: () => events.refundApproved.create({ ...fields, data }),
    exported: () => events.refundExported.create({ ...fields, data }),
    confirmed: () => events.refundConfirmed.create({ ...fields, data: { ...data, confirmed_at: at.toISOString() } }),
  };
  return make[state]();
}
