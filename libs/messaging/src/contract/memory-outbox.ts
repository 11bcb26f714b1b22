import type { OutboxStore, WaitingEvent } from '../outbox/outbox-store.ts';

export interface MemoryOutbox extends OutboxStore {
  write(key: string, ...events: WaitingEvent[]): void;
  /** `<aggregate><sequence>` of each waiting event. */
  waiting(): string[];
}

/** Outboxes of documents that only a test has. */
export function createMemoryOutbox(): MemoryOutbox {
  const documents = new Map<string, WaitingEvent[]>();
  return {
    write: (key, ...events) => void documents.set(key, [...(documents.get(key) ?? []), ...events]),
    waiting: () => [...documents.values()].flat().map((event) => `${event.aggregate_id}${event.sequence}`),
    pending: async (limit) => [...documents].slice(0, limit).map(([key, events]) => ({ key, events: [...events] })),
    async markPublished(key, eventId) {
      const left = (documents.get(key) ?? []).filter((event) => event.event_id !== eventId);
      if (left.length > 0) documents.set(key, left);
      else documents.delete(key);
    },
  };
}
