import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { events as productEvents } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { DeadLetterStore } from './dead-letters/dead-letter.ts';
import { defaultRetryDelays, deliver } from './delivery/deliver.ts';
import type { Delivery, Outcome } from './delivery/deliver.ts';
import { failureCode, isConnectionFailure } from './delivery/failure.ts';
import { createLanes } from './delivery/lanes.ts';
import type { Lanes } from './delivery/lanes.ts';
import { laneOf } from './delivery/lane-of.ts';
import { createEventReader, routingKeyOf, routingKeysOf } from './delivery/read-event.ts';
import type { BusOptions, EventBus, EventCatalogue, ProductEvents } from './event-bus.ts';
import type { MessagingLogger } from './messaging-logger.ts';

export interface InProcessBusOptions<C extends EventCatalogue> extends BusOptions<C> {
  readonly deadLetters: DeadLetterStore;
  /** Milliseconds between two looks at the replays that the command asked for. */
  readonly replayEvery?: number;
  /** Milliseconds that `close` grants to running handlers. */
  readonly closeWithin?: number;
}

interface Queue {
  readonly delivery: Delivery;
  readonly routingKeys: ReadonlySet<string>;
  readonly lanes: Lanes;
}

/**
 * The bus of the one-process profile. It holds nothing itself: `publish` settles when every queue is done with
 * the event, so the publisher's outbox is the durable part. Messages pass through JSON, as with a broker.
 */
export function createInProcessBus<C extends EventCatalogue = ProductEvents>(
  options: InProcessBusOptions<C>,
): EventBus<C> {
  const { deadLetters, logger, retryDelays = defaultRetryDelays, isTransient = isConnectionFailure } = options;
  const events: EventCatalogue = options.events ?? productEvents;
  const { mandatory = () => false, replayEvery = 2_000, closeWithin = 5_000 } = options;
  const read = createEventReader(events);
  const queues = new Map<string, Queue>();
  const closing = new AbortController();

  async function handOver(queue: Queue, event: EventEnvelope): Promise<void> {
    const outcome = await queue.lanes.run(laneOf(event), () => deliver(queue.delivery, event, closing.signal));
    if (!outcome.done) await bury(queue.delivery.queue, event, outcome);
  }

  async function bury(queue: string, event: EventEnvelope, outcome: Outcome & { done: false }): Promise<void> {
    const { reason, attempts } = outcome;
    const deadLetter = { id: randomUUID(), queue, event, reason, attempts, dead_at: new Date().toISOString() };
    await deadLetters.add(deadLetter);
    logger.error(
      { queue, dead_letter_id: deadLetter.id, event_id: event.event_id, name: event.name },
      'event became a dead letter',
    );
  }

  async function replay(): Promise<void> {
    for (const deadLetter of await deadLetters.toReplay()) {
      const queue = queues.get(deadLetter.queue);
      if (!queue) continue;
      await handOver(queue, deadLetter.event as EventEnvelope);
      await deadLetters.remove(deadLetter.id);
    }
  }

  const replays = keepReplaying(replay, replayEvery, closing.signal, logger);

  return {
    async publish(event) {
      if (closing.signal.aborted) throw new Error('The event bus is closed');
      const message = JSON.parse(JSON.stringify(event)) as EventEnvelope;
      const wanting = [...queues.values()].filter((queue) => queue.routingKeys.has(routingKeyOf(message)));
      if (wanting.length === 0 && mandatory(event)) throw new Error(`No queue takes ${routingKeyOf(event)} yet`);
      const results = await Promise.allSettled(wanting.map((queue) => handOver(queue, message)));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
    async subscribe({ queue, handlers }) {
      if (queues.has(queue)) throw new Error(`The queue ${queue} has its subscriber already`);
      const routingKeys = new Set(routingKeysOf(events, Object.keys(handlers)));
      const delivery = { queue, handlers: handlers as Delivery['handlers'], read, retryDelays, isTransient, logger };
      queues.set(queue, { delivery, routingKeys, lanes: createLanes() });
    },
    isReady: () => !closing.signal.aborted,
    async close() {
      closing.abort(new Error('The event bus is closed'));
      const ended = Promise.all([replays, ...[...queues.values()].map((queue) => queue.lanes.idle())]);
      await Promise.race([ended, pause(closeWithin, undefined, { ref: false })]);
    },
  };
}

/** Looks again and again for replays asked for, until the bus closes. */
async function keepReplaying(
  replay: () => Promise<void>,
  every: number,
  signal: AbortSignal,
  logger: MessagingLogger,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await pause(every, undefined, { signal, ref: false });
      await replay();
    } catch (error) {
      if (!signal.aborted) logger.error({ failure: failureCode(error) }, 'dead letters could not be replayed');
    }
  }
}
