import { defineSchema, versioned } from '@alveole/persistence';
import type { Database, Plain, Versioned } from '@alveole/persistence';
import type { Delivery, DeliveryState, Fate, NewDelivery } from '../record/delivery.ts';

/** The store's word for a delivery that is begun is older than ours. */
type StoredState = Exclude<DeliveryState, 'begun'> | 'claimed';

export interface StoredDelivery extends Versioned {
  channel: Delivery['channel'];
  template: string;
  aggregate_id: string;
  event_id: string;
  recipient?: string;
  file_ids?: string[];
  state: StoredState;
  reason?: string;
  reference?: string;
  create_date: Date;
}

const schema = versioned(
  defineSchema<StoredDelivery>(
    {
      channel: { type: String, required: true },
      template: { type: String, required: true },
      aggregate_id: { type: String, required: true },
      event_id: { type: String, required: true },
      recipient: String,
      file_ids: { type: [String], default: undefined },
      state: { type: String, required: true },
      reason: String,
      reference: String,
      create_date: { type: Date, required: true },
    },
    [
      { name: 'newest', fields: { create_date: -1, _id: -1 } },
      { name: 'state_newest', fields: { state: 1, create_date: -1, _id: -1 } },
      { name: 'reference', fields: { reference: 1 } },
      { name: 'aggregate_event', fields: { aggregate_id: 1, event_id: 1 } },
      { name: 'aggregate_newest', fields: { aggregate_id: 1, create_date: -1, _id: -1 } },
      { name: 'file_newest', fields: { file_ids: 1, create_date: -1, _id: -1 } },
      { name: 'recipient_newest', fields: { recipient: 1, create_date: -1, _id: -1 } },
    ],
  ),
);

export const deliveryModelOf = (database: Database) => database.model<StoredDelivery>('deliveries', schema);

export const storedState = (state: DeliveryState): StoredState => (state === 'begun' ? 'claimed' : state);

/** The stored fields of a delivery that begins. */
export function beginningFields(beginning: NewDelivery) {
  const { deliveryId, aggregateId, eventId, recipient, fileIds, begunAt, channel, template } = beginning;
  return {
    _id: deliveryId,
    channel,
    template,
    aggregate_id: aggregateId,
    event_id: eventId,
    ...(recipient && { recipient }),
    ...(fileIds && { file_ids: [...fileIds] }),
    state: storedState('begun'),
    create_date: begunAt,
  };
}

/** The stored fields of a fate. */
export function fateFields({ state, reason, reference }: Fate): Partial<StoredDelivery> {
  return { state: storedState(state), ...(reason && { reason }), ...(reference && { reference }) };
}

export function toDelivery(row: Plain<StoredDelivery>): Delivery {
  return {
    deliveryId: row._id,
    channel: row.channel,
    template: row.template,
    aggregateId: row.aggregate_id,
    eventId: row.event_id,
    recipient: row.recipient,
    fileIds: row.file_ids,
    state: row.state === 'claimed' ? 'begun' : row.state,
    reason: row.reason,
    reference: row.reference,
    begunAt: row.create_date,
    rowHash: row.row_hash,
    sequence: row.sequence,
  };
}
