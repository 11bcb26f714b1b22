import { defineSchema, versioned } from '@alveole/persistence';
import type { Database, Plain, Versioned } from '@alveole/persistence';
import type { Delivery, DeliveryState, Fate, NewDelivery } from '../record/delivery.ts';

/** The store's word for a delivery that is begun is older than ours. */
type StoredState = Exclude<DeliveryState, 'begun'> | 'claimed';

export interface StoredDelivery extends Versioned {
  channel: Delivery['channel'];
  template: string;
  aggregateId: string;
  eventId: string;
  recipient?: string;
  fileIds?: string[];
  state: StoredState;
  reason?: string;
  reference?: string;
  createdAt: Date;
}

const schema = versioned(
  defineSchema<StoredDelivery>(
    {
      channel: { type: String, required: true },
      template: { type: String, required: true },
      aggregateId: { type: String, required: true },
      eventId: { type: String, required: true },
      recipient: String,
      fileIds: { type: [String], default: undefined },
      state: { type: String, required: true },
      reason: String,
      reference: String,
      createdAt: { type: Date, required: true },
    },
    [
      { name: 'createdAt', fields: { createdAt: -1, _id: -1 } },
      { name: 'state_createdAt', fields: { state: 1, createdAt: -1, _id: -1 } },
      { name: 'reference', fields: { reference: 1 } },
      { name: 'aggregateId_eventId', fields: { aggregateId: 1, eventId: 1 } },
      { name: 'aggregateId_createdAt', fields: { aggregateId: 1, createdAt: -1, _id: -1 } },
      { name: 'fileIds_createdAt', fields: { fileIds: 1, createdAt: -1, _id: -1 } },
      { name: 'recipient_createdAt', fields: { recipient: 1, createdAt: -1, _id: -1 } },
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
    aggregateId,
    eventId,
    ...(recipient && { recipient }),
    ...(fileIds && { fileIds: [...fileIds] }),
    state: storedState('begun'),
    createdAt: begunAt,
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
    aggregateId: row.aggregateId,
    eventId: row.eventId,
    recipient: row.recipient,
    fileIds: row.fileIds,
    state: row.state === 'claimed' ? 'begun' : row.state,
    reason: row.reason,
    reference: row.reference,
    begunAt: row.createdAt,
    rowHash: row.rowHash,
    sequence: row.sequence,
  };
}
