import { randomUUID } from 'node:crypto';
import { connect } from 'amqplib';
import type { EventBus } from '../event-bus.ts';
import { openRabbitDeadLetters } from '../rabbit/rabbit-dead-letters.ts';
import { createRabbitBus } from '../rabbit/rabbit-bus.ts';
import type { RabbitBusOptions } from '../rabbit/rabbit-bus.ts';
import { topologyOf } from '../rabbit/topology.ts';
import type { BusHarness } from './bus.harness.ts';
import { silentLogger, testEvents } from './test-events.ts';
import type { TestEvents } from './test-events.ts';

export interface RabbitBusHarness extends BusHarness {
  readonly namespace: string;
  openBus(options?: Partial<RabbitBusOptions<TestEvents>>): Promise<EventBus<TestEvents>>;
}

/** A namespace of its own on the broker at `url`, deleted at the end. */
export async function startRabbitBusHarness(url: string): Promise<RabbitBusHarness> {
  const namespace = `test-${randomUUID()}`;
  const topology = topologyOf(namespace);
  const buses: EventBus<TestEvents>[] = [];
  const queues = new Set<string>();
  const desk = () => openRabbitDeadLetters({ url, namespace, logger: silentLogger });
  return {
    namespace,
    deadLetters: {
      list: (filter) => desk().then((open) => open.list(filter).finally(open.close)),
      replay: (filter) => desk().then((open) => open.replay(filter).finally(open.close)),
    },
    async openBus(options = {}) {
      const bus = await createRabbitBus({
        url,
        namespace,
        events: testEvents,
        logger: silentLogger,
        retryDelays: [5, 10, 20],
        ...options,
      });
      buses.push(bus);
      return {
        ...bus,
        subscribe(subscription) {
          queues.add(topology.queue(subscription.queue));
          return bus.subscribe(subscription);
        },
      };
    },
    async dispose() {
      await Promise.all(buses.map((bus) => bus.close()));
      const connection = await connect(url);
      const channel = await connection.createChannel();
      for (const queue of [...queues, topology.deadQueue]) await channel.deleteQueue(queue);
      for (const exchange of [topology.exchange, topology.deadExchange]) await channel.deleteExchange(exchange);
      await connection.close();
    },
  };
}
