import type { OutboxStore, PendingDocument } from '@alveole/messaging';
import type { Collection } from 'mongoose';
import { driverCollectionOf } from '../driver-collection.ts';
import { omitField } from './omit-field.ts';
import type { OutboxEntry } from './versioned.ts';

/** The part of a model that the relay needs, whatever its fields. */
export interface OutboxModel {
  readonly modelName: string;
  readonly collection: Collection;
}

interface OutboxDocument {
  readonly _id: string;
  readonly outbox: OutboxEntry[];
}

/** Everything queued is younger: makes the query a range of the index, which holds waiting events only. */
const ever = new Date(0);

/** The outboxes of some models as one store for the relay. */
export function outboxStoreOf(models: readonly OutboxModel[]): OutboxStore {
  const collections = new Map(models.map((model) => [model.modelName, driverCollectionOf(model)]));
  return {
    async pending(limit) {
      const batches = await Promise.all(
        [...collections].map(([name, collection]) => waitingIn(name, collection, limit)),
      );
      return batches
        .flat()
        .sort((a, b) => a.since - b.since)
        .slice(0, limit)
        .map(({ document }) => document);
    },
    async markPublished(key, eventId) {
      const [name, _id] = splitKey(key);
      await collections.get(name)?.updateOne({ _id }, { $pull: { outbox: { event_id: eventId } } } as object);
    },
  };
}

/** Since when the oldest event of each model waits to be published, by the name of the model; absent: none waits. */
export async function waitingSince(models: readonly OutboxModel[]): Promise<ReadonlyMap<string, Date | undefined>> {
  const oldest = models.map(async (model) => {
    const [document] = await driverCollectionOf(model)
      .find<OutboxDocument>({ 'outbox.queuedAt': { $gt: ever } }, { projection: { 'outbox.queuedAt': 1 } })
      .sort({ 'outbox.queuedAt': 1 })
      .limit(1)
      .toArray();
    return [model.modelName, document?.outbox[0]?.queuedAt] as const;
  });
  return new Map(await Promise.all(oldest));
}

async function waitingIn(
  name: string,
  collection: ReturnType<typeof driverCollectionOf>,
  limit: number,
): Promise<{ since: number; document: PendingDocument }[]> {
  const documents = await collection
    .find<OutboxDocument>({ 'outbox.queuedAt': { $gt: ever } }, { projection: { outbox: 1 } })
    .sort({ 'outbox.queuedAt': 1 })
    .limit(limit)
    .toArray();
  return documents.map(({ _id, outbox }) => ({
    since: outbox[0]?.queuedAt.getTime() ?? 0,
    document: { key: `${name}/${_id}`, events: outbox.map((entry) => omitField(entry, 'queuedAt')) },
  }));
}

function splitKey(key: string): [string, string] {
  const slash = key.indexOf('/');
  return [key.slice(0, slash), key.slice(slash + 1)];
}
