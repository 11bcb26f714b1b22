import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { RefundBatch, RefundState } from './refund-batch.ts';

export interface EventMoment {
  readonly at: Date;
  readonly sequence: number;
  readonly request_id: string;
}

/** The event of the state that a batch has reached. */
export function batchEvent(
  batch: Pick<RefundBatch, 'refund_id' | 'lines'>,
  state: RefundState,
  { at, sequence, request_id }: EventMoment,
): EventEnvelope {
  const fields = {
    event_id: randomUUID(),
    occurred_at: at.toISOString(),
    aggregate_id: batch.refund_id,
    sequence,
    request_id,
  };
  const data = { refund_id: batch.refund_id, repair_ids: batch.lines.map((line) => line.repair_id) };
  const make = {
    drafted: () => events.refundDrafted.create({ ...fields, data }),
    approved: () => events.refundApproved.create({ ...fields, data }),
    exported: () => events.refundExported.create({ ...fields, data }),
    confirmed: () => events.refundConfirmed.create({ ...fields, data: { ...data, confirmed_at: at.toISOString() } }),
  };
  return make[state]();
}
