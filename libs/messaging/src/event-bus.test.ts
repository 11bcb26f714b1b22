import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itIsAnEventBus } from './contract/event-bus.contract.ts';
import type { BusHarness } from './contract/bus.harness.ts';
import { startRabbitBusHarness } from './contract/rabbit-bus.harness.ts';
import { silentLogger, testEvents } from './contract/test-events.ts';
import type { TestEvents } from './contract/test-events.ts';
import { createFileDeadLetters } from './dead-letters/file-dead-letters.ts';
import type { EventBus } from './event-bus.ts';
import { createInProcessBus } from './in-process-bus.ts';

async function startInProcessBusHarness(): Promise<BusHarness> {
  const folder = await mkdtemp(join(tmpdir(), 'alveole-bus-'));
  const deadLetters = createFileDeadLetters(folder);
  const buses: EventBus<TestEvents>[] = [];
  return {
    deadLetters,
    async openBus(options = {}) {
      const bus = createInProcessBus({
        events: testEvents,
        logger: silentLogger,
        deadLetters,
        retryDelays: [5, 10, 20],
        replayEvery: 5,
        ...options,
      });
      buses.push(bus);
      return bus;
    },
    async dispose() {
      await Promise.all(buses.map((bus) => bus.close()));
      await rm(folder, { recursive: true });
    },
  };
}

describe('the in-process event bus', () => itIsAnEventBus(startInProcessBusHarness));

const { AMQP_URL } = process.env;
if (AMQP_URL) describe('the RabbitMQ event bus', () => itIsAnEventBus(() => startRabbitBusHarness(AMQP_URL)));
