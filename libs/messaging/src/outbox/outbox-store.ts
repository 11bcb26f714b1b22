import type { EventEnvelope } from '@alveole/contracts';

/** An event as it lies in its document. */
export interface WaitingEvent extends EventEnvelope {
  /** Of the trace in which it was written; it travels beside the event, not in it. */
  readonly traceparent?: string | undefined;
}

/** A document with events that still wait in it. */
export interface PendingDocument {
  /** Names the document for the store; means nothing to the relay. */
  readonly key: string;
  /** In the order of the document's writes. */
  readonly events: readonly WaitingEvent[];
}

/** Where events wait, in the documents whose writes they tell of. */
export interface OutboxStore {
  /** Documents with waiting events, those that have waited longest first, at most `limit`. */
  pending(limit: number): Promise<PendingDocument[]>;
  /** Takes a published event out of its document; harmless when it is gone already. */
  markPublished(key: string, eventId: string): Promise<void>;
}
