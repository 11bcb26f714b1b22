import type { EventData, EventDefinition, EventEnvelope, events } from '@alveole/contracts';
import type { MessagingLogger } from './messaging-logger.ts';

/** The events that a bus knows, keyed by any name. */
export type EventCatalogue = Readonly<Record<string, EventDefinition>>;
export type ProductEvents = typeof events;

export type EventNameIn<C extends EventCatalogue> = C[keyof C]['name'];

/** The envelope of the event `N`; with several versions of one name, their union. */
export type EventNamed<C extends EventCatalogue, N extends string> = EventEnvelope<
  EventData<Extract<C[keyof C], { name: N }>>
>;

/** One handler an event name. It must be idempotent: an event may come again after a failure. */
export type EventHandlers<C extends EventCatalogue = ProductEvents> = {
  readonly [N in EventNameIn<C>]?: (event: EventNamed<C, N>) => Promise<void>;
};

export interface Subscription<C extends EventCatalogue = ProductEvents> {
  /** `<service>.<purpose>`, stable over releases: the broker keeps under it what was not handled yet. */
  readonly queue: string;
  readonly handlers: EventHandlers<C>;
}

/** The publishing half, which is all that the outbox relay needs. */
export interface EventPublisher {
  /**
   * Resolves when the event is safe: confirmed by the broker, or handled (or dead-lettered) by every
   * queue of the in-process bus. Rejects quickly while the bus is away; the outbox then keeps the event.
   * A handler never awaits `publish`: it writes to its own outbox.
   */
  publish(event: EventEnvelope): Promise<void>;
  isReady(): boolean;
}

/**
 * Events between services. Delivery is at least once. Within a queue the events of one aggregate are
 * handled one after the other, in the order of their publication, retries included; aggregates do not wait
 * for each other. An event that cannot be read, or whose handler keeps failing, becomes a dead letter.
 */
export interface EventBus<C extends EventCatalogue = ProductEvents> extends EventPublisher {
  /** Resolves when the queue exists and receives. Throws on an event name that the catalogue lacks. */
  subscribe(subscription: Subscription<C>): Promise<void>;
  /** Lets running handlers end (bounded), handles nothing new, and rejects later publications. */
  close(): Promise<void>;
}

/** Settings that both implementations share. */
export interface BusOptions<C extends EventCatalogue> {
  readonly logger: MessagingLogger;
  /** The product's own events by default. */
  readonly events?: C;
  /** Pauses in milliseconds before each new try of a failing handler; after the last one comes the dead letter. */
  readonly retryDelays?: readonly number[];
  /** Faults of the surroundings (a database away): tried again without end and without counting. */
  readonly isTransient?: (error: unknown) => boolean;
  /** Events that must reach at least one queue: publishing one rejects until a subscriber's queue exists. */
  readonly mandatory?: (event: EventEnvelope) => boolean;
}
