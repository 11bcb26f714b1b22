import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import { soleFunderId } from '@alveole/domain';
import { linesOf } from './refund-batch.ts';
import type { RefundBatch, RefundState, Transfer } from './refund-batch.ts';

export interface EventMoment {
  readonly at: Date;
  readonly sequence: number;
  readonly requestId: string;
}

type BatchFields = Pick<RefundBatch, 'batchId' | 'funderId' | 'lines'>;
/** A draft has no transfers yet. */
type MovedBatch = BatchFields & Partial<Pick<RefundBatch, 'transfers'>>;

/** The event of a state that a batch was led to, or stopped at, before the bank answers. */
export function batchEvent(
  batch: MovedBatch,
  state: Exclude<RefundState, 'confirmed'>,
  moment: EventMoment,
): EventEnvelope {
  const fields = fieldsOf(batch, moment);
  const data = { ...batchFact(batch), repair_ids: batch.lines.map(({ repairId }) => repairId) };
  const make = {
    drafted: () => events.refundDrafted.create({ ...fields, data }),
    approved: () => events.refundApproved.create({ ...fields, data }),
    exported: () => {
      const transfers = (batch.transfers ?? []).map((transfer) => transferFact(batch, transfer));
      return events.refundExported.create({ ...fields, data: { ...data, transfers } });
    },
    refused: () => events.refundRefused.create({ ...fields, data }),
    withdrawn: () => events.refundWithdrawn.create({ ...fields, data }),
  };
  return make[state]();
}

/**
 * The event of transfers that reached their accounts.
 *
 * @param relocked of transfers that people turned into payments: the files that are refunded with it, the others'
 *   ledger alone follows
 */
export function paidEvent(
  batch: BatchFields,
  transfers: readonly Transfer[],
  moment: EventMoment,
  relocked?: ReadonlySet<string>,
): EventEnvelope {
  const { repair_ids, corrected_ids, ...settled } = settledFiles(batch, transfers);
  const isRefunded = (id: string) => relocked === undefined || relocked.has(id);
  const data = {
    ...settled,
    repair_ids: repair_ids.filter(isRefunded),
    corrected_ids: [...corrected_ids, ...repair_ids.filter((id) => !isRefunded(id))],
    confirmed_at: moment.at.toISOString(),
    ...(relocked === undefined ? {} : { after_all: true }),
  };
  return events.refundConfirmed.create({ ...fieldsOf(batch, moment), data });
}

/** The event of transfers that did not, or came back. */
export function unpaidEvent(
  batch: BatchFields,
  outcome: 'rejected' | 'returned',
  { transfers, reason }: { readonly transfers: readonly Transfer[]; readonly reason: string },
  moment: EventMoment,
): EventEnvelope {
  const data = {
    ...settledFiles(batch, transfers),
    entity_ids: transfers.map(({ entityId }) => entityId),
    reason,
  };
  const event = outcome === 'rejected' ? events.refundRejected : events.refundReturned;
  return event.create({ ...fieldsOf(batch, moment), data });
}

function settledFiles(batch: BatchFields, transfers: readonly Transfer[]) {
  const lines = transfers.flatMap((transfer) => linesOf(batch, transfer));
  const idsOf = (wasPaidBefore: boolean) =>
    lines.filter((line) => line.wasPaidBefore === wasPaidBefore).map(({ repairId }) => repairId);
  const results = transfers.map((transfer) => transferFact(batch, transfer));
  return { ...batchFact(batch), repair_ids: idsOf(false), corrected_ids: idsOf(true), transfers: results };
}

/** Absent, never undefined: a document's outbox would keep it as null. */
function batchFact({ batchId, funderId }: BatchFields) {
  return { refund_id: batchId, ...(funderId !== soleFunderId && { funder_id: funderId }) };
}

function transferFact(batch: BatchFields, transfer: Transfer) {
  const lines = linesOf(batch, transfer);
  return {
    entity_id: transfer.entityId,
    repair_ids: lines.map(({ repairId }) => repairId),
    reference: transfer.reference,
    cents: transfer.cents,
    files: lines.map(({ fileNumber, cents }) => ({ repair_rozo_id: fileNumber, cents })),
  };
}

function fieldsOf({ batchId }: BatchFields, { at, sequence, requestId }: EventMoment) {
  return {
    event_id: randomUUID(),
    occurred_at: at.toISOString(),
    aggregate_id: batchId,
    sequence,
    request_id: requestId,
  };
}
