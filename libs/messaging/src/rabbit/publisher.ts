import { traceHeaders } from '@alveole/tracing';
import type { ChannelModel, ConfirmChannel, Options } from 'amqplib';
import type { MessagingLogger } from '../messaging-logger.ts';
import { guardChannel } from './broker-link.ts';
import { declareExchanges } from './topology.ts';
import type { Topology } from './topology.ts';

export interface Publisher {
  open(connection: ChannelModel): Promise<void>;
  lost(): void;
  isOpen(): boolean;
  /** Resolves when the broker has confirmed. Rejects at once while it is away, and after 5 s without an answer. */
  send(exchange: string, key: string, content: Buffer, options: MessageOptions): Promise<void>;
}

export type MessageOptions = Options.Publish & { messageId: string };

const confirmWithin = 5_000;

/**
 * Declares the exchanges and sends persistent messages on a confirm channel that is replaced with each new connection. The
 * headers of a message name the trace in which it is sent.
 */
export function createPublisher(topology: Topology, logger: MessagingLogger): Publisher {
  let channel: ConfirmChannel | undefined;
  const returned = new Set<string>();
  return {
    async open(connection) {
      const opened = guardChannel(connection, await connection.createConfirmChannel(), logger);
      await declareExchanges(opened, topology);
      // A message that no queue takes comes back before its confirm.
      opened.on('return', (message) => returned.add(String(message.properties.messageId)));
      channel = opened;
    },
    lost() {
      channel = undefined;
      returned.clear();
    },
    isOpen: () => channel !== undefined,
    send(exchange, key, content, options) {
      const open = channel;
      const headers: unknown = { ...options.headers, ...traceHeaders() };
      if (!open) return Promise.reject(new Error('The broker is away'));
      return new Promise((resolve, reject) => {
        const timeout = setTimeout(() => reject(new Error('The broker did not confirm in time')), confirmWithin);
        const settle = (error?: Error) => {
          clearTimeout(timeout);
          if (error) reject(error);
          else if (returned.delete(options.messageId)) reject(new Error(`No queue takes ${key} yet`));
          else resolve();
        };
        try {
          open.publish(
            exchange,
            key,
            content,
            { persistent: true, contentType: 'application/json', ...options, headers },
            (refusal) =>
              settle(refusal ? new Error('The broker did not take the message', { cause: refusal }) : undefined),
          );
        } catch (error) {
          settle(error instanceof Error ? error : new Error('The message could not be sent'));
        }
      });
    },
  };
}
