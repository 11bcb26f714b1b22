import { setTimeout as pause } from 'node:timers/promises';
import { runInTraceOf } from '@alveole/tracing';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { deliver } from '../delivery/deliver.ts';
import type { Delivery, Outcome } from '../delivery/deliver.ts';
import { failureCode } from '../delivery/failure.ts';
import { laneOf } from '../delivery/lane-of.ts';
import { createLanes } from '../delivery/lanes.ts';
import { alreadyClosed, guardChannel } from './broker-link.ts';
import { decode, traceOf } from './message.ts';
import { declareQueue } from './topology.ts';
import type { Topology } from './topology.ts';

export interface Consumer {
  /** Once for each connection, however often it is asked. */
  open(connection: ChannelModel): Promise<void>;
  lost(): void;
  isOpen(): boolean;
  /** Takes nothing more and lets running handlers end; what is not done by then goes back to the queue. */
  stop(within: number): Promise<void>;
}

interface ConsumerOptions {
  readonly delivery: Delivery;
  readonly topology: Topology;
  readonly routingKeys: readonly string[];
  readonly prefetch: number;
  readonly bury: (message: ConsumeMessage, outcome: Outcome & { done: false }) => Promise<void>;
}

/** Consumes one queue with manual acknowledgements: a message leaves it only once handled or buried. */
export function createConsumer({ delivery, topology, routingKeys, prefetch, bury }: ConsumerOptions): Consumer {
  const { queue, logger } = delivery;
  const stopping = new AbortController();
  // They outlive a connection: a redelivered message waits for its own first handling.
  const lanes = createLanes();
  let channel: Channel | undefined;
  let consumerTag = '';
  let opening: { readonly on: ChannelModel; readonly done: Promise<void> } | undefined;

  async function handle(from: Channel, message: ConsumeMessage, raw: unknown): Promise<void> {
    // Without its channel a message cannot be acknowledged: the broker delivers it again.
    if (from !== channel || stopping.signal.aborted) return;
    try {
      const outcome = await deliver(delivery, raw, stopping.signal);
      if (!outcome.done) await bury(message, outcome);
      if (from === channel) from.ack(message);
    } catch (error) {
      if (stopping.signal.aborted) return;
      logger.warn({ queue, failure: failureCode(error) }, 'message goes back to its queue');
      if (from === channel) from.nack(message, false, true);
    }
  }

  async function consume(connection: ChannelModel): Promise<void> {
    const opened = guardChannel(connection, await connection.createChannel(), logger);
    await declareQueue(opened, topology, queue, routingKeys);
    await opened.prefetch(prefetch);
    channel = opened;
    const consumed = await opened.consume(topology.queue(queue), (message) => {
      if (!message) return void opened.close().catch(alreadyClosed);
      const raw = decode(message.content);
      const { traceparent } = traceOf(message);
      void lanes.run(laneOf(raw), () => runInTraceOf(traceparent, () => handle(opened, message, raw)));
    });
    consumerTag = consumed.consumerTag;
  }

  return {
    open(connection) {
      if (opening?.on !== connection) opening = { on: connection, done: consume(connection) };
      return opening.done;
    },
    lost() {
      channel = undefined;
      opening = undefined;
    },
    isOpen: () => channel !== undefined,
    async stop(within) {
      stopping.abort(new Error('The event bus is closed'));
      await channel?.cancel(consumerTag).catch(alreadyClosed);
      await Promise.race([lanes.idle(), pause(within, undefined, { ref: false })]);
    },
  };
}
