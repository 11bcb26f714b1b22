import type { Channel, GetMessage } from 'amqplib';
import type { DeadLetterDesk, DeadLetterFilter } from '../dead-letters/dead-letter.ts';
import { matches } from '../dead-letters/dead-letter.ts';
import { failureCode } from '../delivery/failure.ts';
import type { MessagingLogger } from '../messaging-logger.ts';
import { alreadyClosed } from './broker-link.ts';
import { connectToBroker } from './connect.ts';
import { readDeadLetter, traceOf } from './message.ts';
import { createPublisher } from './publisher.ts';
import { productNamespace, topologyOf } from './topology.ts';

interface RabbitDeadLettersOptions {
  readonly url: string;
  readonly logger: MessagingLogger;
  readonly namespace?: string;
}

/** The broker's queue of dead letters. Looking at it takes the messages for a moment and puts them back. */
export async function openRabbitDeadLetters(options: RabbitDeadLettersOptions): Promise<DeadLetterDesk> {
  const topology = topologyOf(options.namespace ?? productNamespace);
  const connection = await connectToBroker(options.url);
  connection.on('error', (error) => options.logger.warn({ failure: failureCode(error) }, 'broker connection failed'));
  const publisher = createPublisher(topology, options.logger);
  await publisher.open(connection);

  /** Hands each matching one to `visit`; those that it does not settle return to the queue. */
  async function visitAll(
    filter: DeadLetterFilter,
    visit: (message: GetMessage, channel: Channel) => Promise<void>,
  ): Promise<void> {
    const channel = await connection.createChannel();
    channel.on('error', alreadyClosed);
    try {
      for (
        let message = await channel.get(topology.deadQueue);
        message;
        message = await channel.get(topology.deadQueue)
      ) {
        if (matches(readDeadLetter(message, topology), filter)) await visit(message, channel);
      }
    } finally {
      channel.nackAll(true);
      await channel.close();
    }
  }

  return {
    async list(filter = {}) {
      const messages: GetMessage[] = [];
      await visitAll(filter, async (message) => void messages.push(message));
      return messages
        .map((message) => readDeadLetter(message, topology))
        .sort((a, b) => a.dead_at.localeCompare(b.dead_at));
    },
    async replay(filter = {}) {
      let count = 0;
      await visitAll(filter, async (message, channel) => {
        const deadLetter = readDeadLetter(message, topology);
        const messageId = String(message.properties.messageId ?? deadLetter.id);
        // Straight to its own queue: the other subscribers have handled the event long ago.
        const options = { messageId, mandatory: true, headers: traceOf(message) };
        await publisher.send('', topology.queue(deadLetter.queue), message.content, options);
        channel.ack(message);
        count += 1;
      });
      return count;
    },
    close: () => connection.close(),
  };
}
