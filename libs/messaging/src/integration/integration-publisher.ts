import type { ChannelModel } from 'amqplib';
import type { MessagingLogger } from '../messaging-logger.ts';
import { openBrokerLink } from '../rabbit/broker-link.ts';
import type { BrokerLink } from '../rabbit/broker-link.ts';
import { createPublisher } from '../rabbit/publisher.ts';
import { productNamespace, topologyOf } from '../rabbit/topology.ts';
import { declareIntegrationExchange, integrationExchange } from './integration-exchange.ts';

/** What consumers get: the body that a webhook would be called with. */
export interface IntegrationMessage {
  /** The same however often it comes. */
  readonly id: string;
  /** Its routing key. */
  readonly type: string;
  readonly body: object;
}

export interface IntegrationPublisher {
  /**
   * Resolves once the broker has it, for every queue that is bound to its type. Rejects with a failure of the connection,
   * which whoever heard the inner event tries again without end.
   */
  publish(message: IntegrationMessage): Promise<void>;
  close(): Promise<void>;
}

interface PublisherOptions {
  readonly url: string;
  readonly logger: MessagingLogger;
  readonly exchange?: string;
  /** First part of the names of the services' own exchanges. */
  readonly namespace?: string;
}

/** Publishes for software outside. The connection is opened with the first message: a command that tells nothing has none. */
export function createIntegrationPublisher(options: PublisherOptions): IntegrationPublisher {
  const { url, logger, exchange = integrationExchange, namespace = productNamespace } = options;
  const publisher = createPublisher(topologyOf(namespace), logger);
  let opening: Promise<BrokerLink> | undefined;

  async function onConnected(connection: ChannelModel): Promise<void> {
    const channel = await connection.createChannel();
    await declareIntegrationExchange(channel, exchange);
    await channel.close();
    await publisher.open(connection);
  }
  const open = () =>
    (opening ??= openBrokerLink({ url, logger, onConnected, onLost: publisher.lost }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));

  return {
    async publish({ id, type, body }) {
      try {
        await open();
        await publisher.send(exchange, type, Buffer.from(JSON.stringify(body)), { messageId: id, type });
      } catch (error) {
        throw brokerAway(error);
      }
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

/** As a failure of the connection, so that no event becomes a dead letter while the broker restarts. */
const brokerAway = (cause: unknown) =>
  Object.assign(new Error('Software outside could not be told', { cause }), { code: 'ECONNABORTED' });
