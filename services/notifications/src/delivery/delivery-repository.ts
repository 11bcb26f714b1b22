import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { Database, Plain, Versioned } from '@alveole/persistence';
import {
  defineSchema,
  findPlain,
  insertVersioned,
  isDuplicateKey,
  parseCursor,
  takePage,
  versioned,
  writeIfUnchanged,
} from '@alveole/persistence';
import { randomUUID } from 'node:crypto';

export type DeliveryState = 'claimed' | 'sent' | 'delivered' | 'failed' | 'unknown';

/** One message to one person. It holds no address and no text: those are in the event that asked for it. */
export interface Delivery {
  readonly delivery_id: string;
  readonly channel: 'mail' | 'sms';
  readonly template: string;
  /** The file, establishment or beneficiary that it speaks of. */
  readonly aggregate_id: string;
  readonly event_id: string;
  readonly state: DeliveryState;
  readonly reason?: string;
  /** The provider's name for it. */
  readonly reference?: string;
  readonly create_date: Date;
  readonly row_hash: string;
  readonly sequence: number;
}

export type NewDelivery = Pick<Delivery, 'delivery_id' | 'channel' | 'template' | 'aggregate_id' | 'event_id'>;

export interface DeliveryRepository {
  /** The right to send: one caller gets it; the others get what is known. */
  claim(delivery: NewDelivery): Promise<{ readonly delivery: Delivery; readonly isNew: boolean }>;
  /** Writes the fate, and for an SMS the event that its file waits for. False when somebody else wrote first. */
  settle(
    read: Delivery,
    fate: { state: DeliveryState; reason?: string; reference?: string },
    at: Date,
  ): Promise<boolean>;
  byReference(reference: string): Promise<Delivery | undefined>;
  page(filter: { state?: DeliveryState | undefined; created_before?: string | undefined }): Promise<Delivery[]>;
}

interface DeliveryRecord extends Versioned, Omit<Delivery, 'delivery_id' | 'row_hash' | 'sequence'> {}

const schema = versioned(
  defineSchema<DeliveryRecord>(
    {
      channel: { type: String, required: true },
      template: { type: String, required: true },
      aggregate_id: { type: String, required: true },
      event_id: { type: String, required: true },
      state: { type: String, required: true },
      reason: String,
      reference: String,
      create_date: { type: Date, required: true },
    },
    [
      { name: 'newest', fields: { create_date: -1, _id: -1 } },
      { name: 'state_newest', fields: { state: 1, create_date: -1, _id: -1 } },
      { name: 'reference', fields: { reference: 1 } },
    ],
  ),
);

export const deliveryModelOf = (database: Database) => database.model<DeliveryRecord>('deliveries', schema);

export function createDeliveryRepository(database: Database, now: () => number): DeliveryRepository {
  const model = deliveryModelOf(database);
  return {
    async claim({ delivery_id, ...fields }) {
      try {
        const inserted = await insertVersioned(model, {
          _id: delivery_id,
          ...fields,
          state: 'claimed',
          create_date: new Date(now()),
        });
        return { delivery: deliveryOf(inserted), isNew: true };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const known = await findPlain(model, delivery_id);
        if (!known) throw error;
        return { delivery: deliveryOf(known), isNew: false };
      }
    },
    async settle(read, fate, at) {
      const key = { _id: read.delivery_id, row_hash: read.row_hash };
      const told = read.channel === 'sms' && fate.state !== 'claimed' ? [reported(read, fate, at)] : [];
      return (await writeIfUnchanged(model, key, { $set: fate }, told)).ok;
    },
    async byReference(reference) {
      const found = await model.findOne({ reference }, { outbox: 0 }).lean<Plain<DeliveryRecord>>();
      return found ? deliveryOf(found) : undefined;
    },
    async page({ state, created_before }) {
      const before = created_before ? parseCursor(created_before) : undefined;
      const found = await takePage<DeliveryRecord, Plain<DeliveryRecord>>(model, {
        filter: state ? { state } : {},
        before,
      });
      return found.map(deliveryOf);
    },
  };
}

function reported(read: Delivery, fate: { state: DeliveryState; reason?: string }, at: Date): EventEnvelope {
  return events.smsDeliveryReported.create({
    event_id: randomUUID(),
    occurred_at: at.toISOString(),
    aggregate_id: read.delivery_id,
    sequence: read.sequence + 1,
    data: {
      repair_id: read.aggregate_id,
      event_id: read.event_id,
      state: fate.state === 'claimed' ? 'unknown' : fate.state,
      ...(fate.reason ? { reason: fate.reason } : {}),
      at: at.toISOString(),
    },
  });
}

function deliveryOf({ _id, ...fields }: Plain<DeliveryRecord>): Delivery {
  return { delivery_id: _id, ...fields };
}
