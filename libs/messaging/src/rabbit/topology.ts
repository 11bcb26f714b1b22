import type { Channel } from 'amqplib';

/** The names of everything on the broker, below one namespace. */
export interface Topology {
  readonly exchange: string;
  readonly deadExchange: string;
  readonly deadQueue: string;
  /** The broker's name of a subscriber's queue. */
  queue(subscriber: string): string;
  /** The subscriber's name of a broker's queue. */
  subscriber(queue: string): string;
}

export const productNamespace = 'alveole';

export function topologyOf(namespace: string): Topology {
  return {
    exchange: `${namespace}.events`,
    deadExchange: `${namespace}.dead`,
    deadQueue: `${namespace}.dead-letters`,
    queue: (subscriber) => `${namespace}.${subscriber}`,
    subscriber: (queue) => queue.slice(namespace.length + 1),
  };
}

/**
 * How often a message may come back because its consumer vanished. Ordinary failures are counted by the
 * consumer; this bounds a message that kills its process each time.
 */
const deliveryLimit = 50;

/** Listing dead letters takes and returns them; that must never wear them out. */
const noLimit = 1_000_000_000;

/** The exchanges, and the one queue of dead letters. Declaring again what exists changes nothing. */
export async function declareExchanges(channel: Channel, topology: Topology): Promise<void> {
  await channel.assertExchange(topology.exchange, 'topic', { durable: true });
  await channel.assertExchange(topology.deadExchange, 'fanout', { durable: true });
  await channel.assertQueue(topology.deadQueue, {
    durable: true,
    arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': noLimit },
  });
  await channel.bindQueue(topology.deadQueue, topology.deadExchange, '');
}

/**
 * A subscriber's quorum queue. One consumer at a time is active (the others stand by), since the order
 * within an aggregate matters more here than spreading one queue over several processes.
 */
export async function declareQueue(
  channel: Channel,
  topology: Topology,
  subscriber: string,
  routingKeys: readonly string[],
): Promise<void> {
  const queue = topology.queue(subscriber);
  await channel.assertQueue(queue, {
    durable: true,
    arguments: {
      'x-queue-type': 'quorum',
      'x-single-active-consumer': true,
      'x-delivery-limit': deliveryLimit,
      'x-dead-letter-exchange': topology.deadExchange,
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
    },
  });
  for (const key of routingKeys) await channel.bindQueue(queue, topology.exchange, key);
}
