import type { Database } from '../connect-database.ts';
import { defineSchema } from '../define-schema.ts';
import { isDuplicateKey } from '../duplicate-key.ts';

interface HandledEvent {
  _id: string;
  handledAt: Date;
}

/** Longer than any redelivery or replay is thought of. */
const rememberedSeconds = 180 * 24 * 3600;

const handledEvents = defineSchema<HandledEvent>({ handledAt: { type: Date, required: true } }, [
  { name: 'handledAt_ttl', fields: { handledAt: 1 }, expireAfterSeconds: rememberedSeconds },
]);

/** Handles an event unless this queue has handled it; answers whether it did. */
export type Once = (event: { readonly event_id: string }, handle: () => Promise<void>) => Promise<boolean>;

/**
 * Remembers, per queue, the events that were handled to their end. A repeated delivery is skipped. A process that dies
 * between the end of the handling and the note handles again, so what a handler does must bear that (a projection by
 * `applyIfNewer`, a write by `rowHash`, a call with an idempotency key). To be called before `createIndexes`.
 */
export function onceByEventId(database: Database, queue: string): Once {
  const model = database.model('handled_events', handledEvents);
  return async ({ event_id }, handle) => {
    const _id = `${queue}/${event_id}`;
    if (await model.exists({ _id })) return false;
    await handle();
    try {
      await model.create({ _id, handledAt: new Date() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return true;
  };
}
