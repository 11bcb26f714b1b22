import type { Channel } from 'amqplib';

/** What software outside is told goes here, and nothing else: its consumers cannot reach the exchange of the services. */
export const integrationExchange = 'alveole.integration';

/** Declaring again what exists changes nothing. */
export async function declareIntegrationExchange(channel: Channel, exchange: string): Promise<void> {
  await channel.assertExchange(exchange, 'topic', { durable: true });
}

/** The queue of a consumer, and the name of its user. */
export const consumerQueueOf = (name: string): string => `integration.${name}`;

/** The consumer of a queue; undefined of any other queue. */
export const consumerOfQueue = (queue: string): string | undefined => /^integration\.(.+)$/.exec(queue)?.[1];
