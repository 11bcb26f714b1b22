import { setTimeout as pause } from 'node:timers/promises';
import type { Channel, ChannelModel } from 'amqplib';
import { failureCode, isConnectionFailure } from '../delivery/failure.ts';
import type { MessagingLogger } from '../messaging-logger.ts';
import { connectToBroker } from './connect.ts';

export interface BrokerLink {
  /** The connection, also while its channels are still being opened. */
  connection(): ChannelModel | undefined;
  close(): Promise<void>;
}

interface BrokerLinkOptions {
  readonly url: string;
  readonly logger: MessagingLogger;
  /** Opens the channels, on each new connection. */
  readonly onConnected: (connection: ChannelModel) => Promise<void>;
  readonly onLost: () => void;
}

const reconnectDelays: readonly number[] = [100, 250, 500, 1_000, 2_000, 5_000];

/**
 * Keeps one connection to the broker: opened again with growing pauses for as long as it takes, also when the broker
 * is away at the start, since an instance that starts anew during an outage must serve like the others. Rejects when
 * the broker is there and refuses, which no waiting mends.
 */
export async function openBrokerLink(options: BrokerLinkOptions): Promise<BrokerLink> {
  const { url, logger, onConnected, onLost } = options;
  const closing = new AbortController();
  let current: ChannelModel | undefined;
  let opening: ChannelModel | undefined;
  let reconnecting: Promise<void> = Promise.resolve();

  async function open(): Promise<void> {
    const connection = await connectToBroker(url);
    let alive = true;
    connection.on('error', (error) => logger.warn({ failure: failureCode(error) }, 'broker connection failed'));
    connection.on('close', () => {
      alive = false;
      if (current === connection) lose();
    });
    opening = connection;
    try {
      await onConnected(connection);
      if (!alive) throw new Error('The broker went away while channels were opened');
      current = connection;
    } catch (error) {
      onLost();
      await connection.close().catch(alreadyClosed);
      throw error;
    } finally {
      opening = undefined;
    }
  }

  function lose(): void {
    current = undefined;
    onLost();
    if (closing.signal.aborted) return;
    logger.warn({}, 'broker connection lost');
    reconnecting = reconnect();
  }

  async function reconnect(): Promise<void> {
    for (let attempt = 0; !closing.signal.aborted; attempt += 1) {
      try {
        await pause(reconnectDelay(attempt), undefined, { signal: closing.signal });
        await open();
        logger.info({ attempt: attempt + 1 }, 'broker connection restored');
        return;
      } catch (error) {
        if (!closing.signal.aborted)
          logger.debug({ attempt: attempt + 1, failure: failureCode(error) }, 'broker still away');
      }
    }
  }

  async function openOrWait(): Promise<void> {
    try {
      await open();
    } catch (error) {
      if (!isConnectionFailure(error)) throw error;
      logger.warn({ reason: (error as Error).message }, 'broker away at start');
      reconnecting = reconnect();
    }
  }

  await openOrWait();
  return {
    connection: () => current ?? opening,
    async close() {
      closing.abort();
      await reconnecting;
      const connection = current;
      current = undefined;
      await connection?.close().catch(alreadyClosed);
    },
  };
}

/** A channel that the broker closes by itself takes its connection along: the link then builds all anew. */
export function guardChannel<C extends Channel>(connection: ChannelModel, channel: C, logger: MessagingLogger): C {
  channel.on('error', (error) => logger.warn({ failure: failureCode(error) }, 'broker closed a channel'));
  channel.on('close', () => void connection.close().catch(alreadyClosed));
  return channel;
}

/** Closing what is closed already is no failure. */
export function alreadyClosed(): void {}

/** Milliseconds, spread so that many services do not come back in the same instant. */
function reconnectDelay(attempt: number): number {
  const delay = reconnectDelays[Math.min(attempt, reconnectDelays.length - 1)] ?? 0;
  return delay * (0.75 + Math.random() / 2);
}
