import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { connect } from 'amqplib';
import type { CuttableProxy } from '../contract/cuttable-proxy.ts';
import { openCuttableProxy } from '../contract/cuttable-proxy.ts';
import { createGate, createProbe } from '../contract/probe.ts';
import type { RabbitBusHarness } from '../contract/rabbit-bus.harness.ts';
import { startRabbitBusHarness } from '../contract/rabbit-bus.harness.ts';
import { silentLogger, turn } from '../contract/test-events.ts';
import type { EventPublisher } from '../event-bus.ts';
import { createRabbitBus } from './rabbit-bus.ts';
import { topologyOf } from './topology.ts';

describe('the RabbitMQ event bus at start', () => {
  it('waits for a broker that is away, says so in one line that holds no password, and is not ready', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((closed) => server.close(closed));
    const messages: unknown[] = [];
    const logger = { ...silentLogger, warn: (fields: object) => void messages.push(fields) };
    const bus = await createRabbitBus({ url: `amqp://user:secret@127.0.0.1:${port}`, logger });
    expect(messages).toEqual([{ reason: `The broker at 127.0.0.1:${port} cannot be reached (Error ECONNREFUSED)` }]);
    expect(bus.isReady()).toBe(false);
    await bus.close();
  });

  it('refuses an address that is none', async () => {
    await expect(createRabbitBus({ url: 'secret', logger: silentLogger })).rejects.toThrow('AMQP_URL is no URL');
  });
});

const { AMQP_URL, RABBITMQ_DIR } = process.env;
if (AMQP_URL) describe('the RabbitMQ event bus under outages', () => withBroker(AMQP_URL));

function withBroker(url: string): void {
  let harness: RabbitBusHarness;
  let proxy: CuttableProxy;
  beforeEach(async () => {
    harness = await startRabbitBusHarness(url);
    proxy = await openCuttableProxy(url);
  });
  afterEach(async () => {
    await harness.dispose();
    await proxy.close();
  });

  it('rejects publications while the broker is away and goes on by itself when it is back', async () => {
    const bus = await harness.openBus({ url: proxy.url });
    const handled = createProbe<number>();
    await bus.subscribe({ queue: 'one', handlers: { 'wheel.turned': async ({ data }) => handled.note(data.turn) } });
    await bus.publish(turn('front', 1));
    await handled.count(1);

    await proxy.cut();
    await ready(bus, false);
    // The broker comes back only after the answer, so nothing waited for it.
    await expect(bus.publish(turn('front', 2))).rejects.toThrow('The broker is away');

    await proxy.restore();
    await ready(bus, true);
    await bus.publish(turn('front', 3));
    // The first one comes again when the cut was quicker than its acknowledgement.
    while (!handled.seen.includes(3)) await handled.count(handled.seen.length + 1);
    expect([...new Set(handled.seen)]).toEqual([1, 3]);
  });

  it('ends the start when the broker refuses, in one line that holds no password', async () => {
    const { host } = new URL(url);
    const refused = harness.openBus({ url: `amqp://nobody:secret@${host}` });
    await expect(refused).rejects.toThrow(new RegExp(`^The broker at ${host} cannot be reached \\(\\w+\\)$`));
  });

  it('takes up its queues when the broker comes only after the start', async () => {
    await proxy.cut();
    const bus = await harness.openBus({ url: proxy.url });
    const handled = createProbe<number>();
    await bus.subscribe({ queue: 'one', handlers: { 'wheel.turned': async ({ data }) => handled.note(data.turn) } });
    expect(bus.isReady()).toBe(false);
    await proxy.restore();
    await ready(bus, true);
    await bus.publish(turn('front', 1));
    expect(await handled.count(1)).toEqual([1]);
  });

  it('handles a message again that lost its connection, and only after its first handling ended', async () => {
    const bus = await harness.openBus({ url: proxy.url });
    const [begun, ended, gate] = [createProbe<number>(), createProbe<number>(), createGate()];
    await bus.subscribe({
      queue: 'one',
      handlers: {
        'wheel.turned': async ({ data }) => {
          begun.note(data.turn);
          await gate.passed;
          ended.note(data.turn);
        },
      },
    });
    await bus.publish(turn('front', 1));
    await bus.publish(turn('front', 2));
    await begun.count(1);
    await proxy.cut();
    await ready(bus, false);
    await proxy.restore();
    await ready(bus, true);
    expect(begun.seen).toEqual([1]);
    gate.open();
    expect(await ended.count(3)).toEqual([1, 1, 2]);
  });

  it('gives back what it was still trying when it closes', async () => {
    const tries = createProbe<number>();
    const dying = await harness.openBus({ retryDelays: [60_000] });
    await dying.subscribe({
      queue: 'one',
      handlers: {
        'wheel.turned': async ({ data }) => {
          tries.note(data.turn);
          throw new Error('not here');
        },
      },
    });
    await dying.publish(turn('front', 1));
    await tries.count(1);
    await dying.close();
    const handled = createProbe<number>();
    const next = await harness.openBus();
    await next.subscribe({ queue: 'one', handlers: { 'wheel.turned': async ({ data }) => handled.note(data.turn) } });
    expect(await handled.count(1)).toEqual([1]);
    expect(await harness.deadLetters.list()).toEqual([]);
  });

  it('buries a message that is no event at all, or one that its queue has no handler for', async () => {
    const bus = await harness.openBus();
    const handled = createProbe<number>();
    await bus.subscribe({ queue: 'one', handlers: { 'wheel.turned': async ({ data }) => handled.note(data.turn) } });
    const connection = await connect(url);
    const channel = await connection.createChannel();
    const queue = topologyOf(harness.namespace).queue('one');
    channel.sendToQueue(queue, Buffer.from('{oops'));
    const stray = { ...turn('front', 1), name: 'bell.rung', data: { loud: true } };
    channel.sendToQueue(queue, Buffer.from(JSON.stringify(stray)));
    await channel.close();
    await connection.close();
    await bus.publish(turn('front', 2));
    await handled.count(1);
    let found = await harness.deadLetters.list();
    while (found.length < 2) found = await harness.deadLetters.list();
    expect(found.map(({ event, reason }) => [event, reason])).toEqual(
      expect.arrayContaining([
        ['{oops', 'Unreadable envelope: (root) invalid_type'],
        [stray, 'No handler for bell.rung'],
      ]),
    );
  });

  if (RABBITMQ_DIR) {
    it('keeps its queues and messages over a restart of the broker and takes them up again', async () => {
      const bus = await harness.openBus();
      const handled = createProbe<number>();
      const busy = createGate();
      await bus.subscribe({
        queue: 'one',
        handlers: {
          'wheel.turned': async ({ data }) => {
            await busy.passed;
            handled.note(data.turn);
          },
        },
      });
      for (const n of [1, 2, 3]) await bus.publish(turn('front', n));
      const restarted = promisify(execFile)(resolve('infra/rabbitmq/restart.sh'), [RABBITMQ_DIR]);
      await ready(bus, false);
      await restarted;
      await ready(bus, true);
      busy.open();
      await bus.publish(turn('front', 4));
      await handled.count(5);
      // The first one was in work when the broker went: its handling ended, and it came again.
      expect(handled.seen).toEqual([1, 1, 2, 3, 4]);
    });
  }
}

/** Resolves when the bus is ready, or is not, as asked. */
async function ready(bus: EventPublisher, wanted: boolean): Promise<void> {
  while (bus.isReady() !== wanted) await new Promise(setImmediate);
}
