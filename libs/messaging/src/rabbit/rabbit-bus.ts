import { randomUUID } from 'node:crypto';
import { events as productEvents } from '@alveole/contracts';
import type { ChannelModel, ConsumeMessage } from 'amqplib';
import { defaultRetryDelays } from '../delivery/deliver.ts';
import type { Delivery, Outcome } from '../delivery/deliver.ts';
import { failureCode, isConnectionFailure } from '../delivery/failure.ts';
import { createEventReader, routingKeyOf, routingKeysOf } from '../delivery/read-event.ts';
import type { BusOptions, EventBus, EventCatalogue, ProductEvents } from '../event-bus.ts';
import { openBrokerLink } from './broker-link.ts';
import { createConsumer } from './consumer.ts';
import type { Consumer } from './consumer.ts';
import { deadLetterHeaders } from './message.ts';
import { createPublisher } from './publisher.ts';
import { productNamespace, topologyOf } from './topology.ts';

export interface RabbitBusOptions<C extends EventCatalogue> extends BusOptions<C> {
  /** `amqp://user:password@host:port/vhost` or `amqps:`. */
  readonly url: string;
  /** Messages of one queue in work at once. */
  readonly prefetch?: number;
  /** First part of every name on the broker. */
  readonly namespace?: string;
  /** Milliseconds that `close` grants to running handlers. */
  readonly closeWithin?: number;
}

/**
 * The bus of the distributed profile, over RabbitMQ: one topic exchange, a durable quorum queue a subscriber,
 * confirmed publications, manual acknowledgements, one queue of dead letters. A broker that is away, at the start too,
 * is waited for; then queues and consumers come by themselves. Rejects with a readable line when it refuses.
 */
export async function createRabbitBus<C extends EventCatalogue = ProductEvents>(
  options: RabbitBusOptions<C>,
): Promise<EventBus<C>> {
  const { url, logger, retryDelays = defaultRetryDelays, isTransient = isConnectionFailure } = options;
  const { prefetch = 16, mandatory = () => false, closeWithin = 5_000 } = options;
  const events: EventCatalogue = options.events ?? productEvents;
  const topology = topologyOf(options.namespace ?? productNamespace);
  const read = createEventReader(events);
  const publisher = createPublisher(topology, logger);
  const consumers = new Map<string, Consumer>();
  let closed = false;

  async function onConnected(connection: ChannelModel): Promise<void> {
    await publisher.open(connection);
    for (const consumer of consumers.values()) await consumer.open(connection);
  }

  function onLost(): void {
    publisher.lost();
    for (const consumer of consumers.values()) consumer.lost();
  }

  async function bury(queue: string, message: ConsumeMessage, outcome: Outcome & { done: false }): Promise<void> {
    const { reason, attempts } = outcome;
    const id = randomUUID();
    const headers = deadLetterHeaders({ id, queue, reason, attempts, dead_at: new Date().toISOString() });
    const messageId = String(message.properties.messageId ?? id);
    await publisher.send(topology.deadExchange, '', message.content, { messageId, headers });
    logger.error({ queue, dead_letter_id: id, event_id: messageId }, 'event became a dead letter');
  }

  const link = await openBrokerLink({ url, logger, onConnected, onLost });

  return {
    async publish(event) {
      if (closed) throw new Error('The event bus is closed');
      await publisher.send(topology.exchange, routingKeyOf(event), Buffer.from(JSON.stringify(event)), {
        messageId: event.event_id,
        mandatory: mandatory(event),
      });
    },
    async subscribe({ queue, handlers }) {
      if (consumers.has(queue)) throw new Error(`The queue ${queue} has its subscriber already`);
      const routingKeys = routingKeysOf(events, Object.keys(handlers));
      const delivery: Delivery = {
        queue,
        handlers: handlers as Delivery['handlers'],
        read,
        retryDelays,
        isTransient,
        logger,
      };
      const consumer = createConsumer({
        delivery,
        topology,
        routingKeys,
        prefetch,
        bury: (message, outcome) => bury(queue, message, outcome),
      });
      consumers.set(queue, consumer);
      const connection = link.connection();
      // It is opened with the others when the broker comes.
      if (!connection) return;
      try {
        await consumer.open(connection);
      } catch (error) {
        consumers.delete(queue);
        throw new Error(`The queue ${queue} could not be opened (${failureCode(error)})`, { cause: error });
      }
    },
    isReady: () => !closed && publisher.isOpen() && [...consumers.values()].every((consumer) => consumer.isOpen()),
    async close() {
      if (closed) return;
      closed = true;
      await Promise.all([...consumers.values()].map((consumer) => consumer.stop(closeWithin)));
      await link.close();
    },
  };
}
