import type { Database, Plain, QueryFilter } from '@alveole/persistence';
import {
  findPlain,
  insertVersioned,
  isDuplicateKey,
  parseCursor,
  takePage,
  trusted,
  writeIfUnchanged,
} from '@alveole/persistence';
import type { Delivery, DeliveryFilter, Fate, NewDelivery } from '../record/delivery.ts';
import { fateEvents } from '../record/delivery-events.ts';
import { beginningFields, deliveryModelOf, fateFields, storedState, toDelivery } from './delivery-model.ts';
import type { StoredDelivery } from './delivery-model.ts';

/** A person is written to some dozens of times a year. */
const maxTraces = 500;

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

/** A delivery, and whether the caller is the one who began it. */
export interface Beginning {
  readonly delivery: Delivery;
  readonly isNew: boolean;
}

export function createDeliveryStore(database: Database) {
  const model = deliveryModelOf(database);
  return {
    /** The right to send: one caller gets it; the others get what is known. */
    async begin(delivery: NewDelivery): Promise<Beginning> {
      try {
        return { delivery: toDelivery(await insertVersioned(model, beginningFields(delivery))), isNew: true };
      } catch (error) {
        const known = isDuplicateKey(error) ? await findPlain(model, delivery.deliveryId) : undefined;
        if (!known) throw error;
        return { delivery: toDelivery(known), isNew: false };
      }
    },
    /** Writes the fate, and for an SMS the event that its file waits for. False when somebody else wrote first. */
    async settle(read: Delivery, fate: Fate, at: Date): Promise<boolean> {
      const key = { _id: read.deliveryId, rowHash: read.rowHash };
      return (await writeIfUnchanged(model, key, { $set: fateFields(fate) }, fateEvents(read, fate, at))).ok;
    },
    async byReference(reference: string): Promise<Delivery | undefined> {
      const document = await model.findOne({ reference }, { outbox: 0 }).lean<Plain<StoredDelivery>>();
      return document ? toDelivery(document) : undefined;
    },
    /** SMS that a provider took since then and of which nothing more is known, newest first. */
    async sentSms(since: Date, most: number): Promise<Delivery[]> {
      const filter = { state: storedState('sent'), channel: 'sms' as const, createdAt: trusted({ $gte: since }) };
      const query = model.find(filter, { outbox: 0 }).sort({ createdAt: -1, _id: -1 }).limit(most);
      return (await query.lean<Plain<StoredDelivery>[]>()).map(toDelivery);
    },
    /** Those of some events of one aggregate; a handful each. */
    async ofEvents(aggregateId: string, eventIds: readonly string[]): Promise<Delivery[]> {
      const filter = { aggregateId, eventId: trusted({ $in: [...eventIds] }) };
      return (await model.find(filter, { outbox: 0 }).lean<Plain<StoredDelivery>[]>()).map(toDelivery);
    },
    /** Those that went to one of these, by their marks, newest first. */
    async toRecipients(marks: readonly string[]): Promise<Delivery[]> {
      const query = model.find({ recipient: trusted({ $in: [...marks] }) }, { outbox: 0 });
      const rows = await query.sort({ createdAt: -1, _id: -1 }).limit(maxTraces).lean<Plain<StoredDelivery>[]>();
      return rows.map(toDelivery);
    },
    /** Removes those whose fate is known and whose events have left; answers how many. */
    removeSettled: async (marks: readonly string[]): Promise<number> =>
      (await model.deleteMany(settledTo(marks))).deletedCount,
    countSettled: (marks: readonly string[]): Promise<number> => model.countDocuments(settledTo(marks)),
    /** Newest first. */
    async page({ createdBefore, ...wanted }: DeliveryFilter): Promise<Delivery[]> {
      const page = await takePage<StoredDelivery, Plain<StoredDelivery>>(model, {
        filter: storedFilter(wanted),
        before: createdBefore ? parseCursor(createdBefore) : undefined,
      });
      return page.map(toDelivery);
    },
  };
}

const settledTo = (marks: readonly string[]): QueryFilter<StoredDelivery> => ({
  recipient: trusted({ $in: [...marks] }),
  state: trusted({ $ne: storedState('begun') }),
  outbox: [],
});

function storedFilter({
  state,
  aboutId,
  recipient,
}: Omit<DeliveryFilter, 'createdBefore'>): QueryFilter<StoredDelivery> {
  return {
    ...(state && { state: storedState(state) }),
    ...(recipient && { recipient }),
    ...(aboutId && { $or: [{ aggregateId: aboutId }, { fileIds: aboutId }] }),
  };
}
