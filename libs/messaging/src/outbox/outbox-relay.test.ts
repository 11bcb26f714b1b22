import { setImmediate as nextTurn } from 'node:timers/promises';
import { carryTraces, currentTraceparent } from '@alveole/tracing';
import { createGate, createProbe } from '../contract/probe.ts';
import { silentLogger, turn } from '../contract/test-events.ts';
import type { EventPublisher } from '../event-bus.ts';
import { createMemoryOutbox } from '../contract/memory-outbox.ts';
import { startOutboxRelay } from './outbox-relay.ts';
import type { OutboxRelay } from './outbox-relay.ts';

beforeAll(carryTraces);

describe('the outbox relay', () => {
  const started: OutboxRelay[] = [];
  afterEach(() => Promise.all(started.splice(0).map((relay) => relay.stop())));

  const sent = () => createProbe<string>();
  const label = (event: { aggregate_id: string; sequence: number }) => `${event.aggregate_id}${event.sequence}`;

  function start(store: ReturnType<typeof createMemoryOutbox>, bus: EventPublisher): OutboxRelay {
    const relay = startOutboxRelay({ store, bus, logger: silentLogger, pollEvery: 60_000 });
    started.push(relay);
    return relay;
  }

  it('publishes what waits, each document in order, and empties the outboxes', async () => {
    const store = createMemoryOutbox();
    store.write('a', turn('a', 1), turn('a', 2), turn('a', 3));
    store.write('b', turn('b', 1));
    const probe = sent();
    const relay = start(store, { isReady: () => true, publish: async (event) => probe.note(label(event)) });
    await relay.drain();
    expect(probe.seen.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(probe.seen).toContain('b1');
    expect(store.waiting()).toEqual([]);
  });

  it('publishes each event in the trace of its write, which the event itself does not say', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
    const store = createMemoryOutbox();
    const [first, second] = [turn('a', 1), turn('a', 2)];
    store.write('a', { ...first, traceparent }, second);
    const probe = createProbe<unknown>();
    const publish = async (event: unknown) => probe.note([currentTraceparent(), event]);
    await start(store, { isReady: () => true, publish }).drain();
    expect(probe.seen).toEqual([
      [traceparent, first],
      [undefined, second],
    ]);
  });

  it('sends nothing again that was sent while it looked', async () => {
    const store = createMemoryOutbox();
    store.write('a', turn('a', 1));
    const probe = sent();
    const taken = createGate();
    const read = createGate();
    const polls = createProbe<string>();
    // The second look reads while the event of the first is under way, and hears of it once that is gone.
    const slow = {
      ...store,
      pending: async (limit: number) => {
        const found = await store.pending(limit);
        polls.note('look');
        if (polls.seen.length === 2) await read.passed;
        return found;
      },
    };
    const publish = async (event: ReturnType<typeof turn>) => {
      probe.note(label(event));
      await taken.passed;
    };
    const relay = start(slow as typeof store, { isReady: () => true, publish });
    await probe.count(1);
    relay.wake();
    await polls.count(2);
    taken.open();
    while (store.waiting().length > 0) await nextTurn();
    await nextTurn();
    read.open();
    await relay.drain();
    expect(probe.seen).toEqual(['a1']);
  });

  it('looks again when it is woken', async () => {
    const store = createMemoryOutbox();
    const probe = sent();
    const relay = start(store, { isReady: () => true, publish: async (event) => probe.note(label(event)) });
    await relay.drain();
    store.write('a', turn('a', 1));
    relay.wake();
    expect(await probe.count(1)).toEqual(['a1']);
  });

  it('finds by itself what nobody woke it for', async () => {
    const store = createMemoryOutbox();
    const probe = sent();
    const relay = startOutboxRelay({
      store,
      logger: silentLogger,
      pollEvery: 5,
      bus: { isReady: () => true, publish: async (event) => probe.note(label(event)) },
    });
    started.push(relay);
    await relay.drain();
    store.write('a', turn('a', 1));
    expect(await probe.count(1)).toEqual(['a1']);
  });

  it('keeps events while the bus is away and sends them, in order, once it is back', async () => {
    const store = createMemoryOutbox();
    store.write('a', turn('a', 1), turn('a', 2));
    const [probe, polls] = [sent(), createProbe<boolean>()];
    let away = true;
    const relay = start(store, {
      isReady: () => {
        polls.note(away);
        return !away;
      },
      publish: async (event) => probe.note(label(event)),
    });
    await polls.count(3);
    expect(probe.seen).toEqual([]);
    away = false;
    await relay.drain();
    expect(probe.seen).toEqual(['a1', 'a2']);
  });

  it('sends the later events of a document only after the one that failed', async () => {
    const store = createMemoryOutbox();
    store.write('a', turn('a', 1), turn('a', 2));
    const probe = sent();
    let refusals = 1;
    const relay = start(store, {
      isReady: () => true,
      publish: async (event) => {
        if (refusals-- > 0) throw new Error('no queue yet');
        probe.note(label(event));
      },
    });
    store.write('b', turn('b', 1));
    relay.wake();
    await probe.count(1);
    expect(probe.seen).toEqual(['b1']);
    const again = setInterval(relay.wake, 20);
    await relay.drain();
    clearInterval(again);
    expect(probe.seen).toEqual(['b1', 'a1', 'a2']);
  });

  it('goes on with other documents while one publication hangs', async () => {
    const store = createMemoryOutbox();
    const [probe, gate] = [sent(), createGate()];
    store.write('stuck', turn('stuck', 1));
    const relay = start(store, {
      isReady: () => true,
      publish: async (event) => {
        if (event.aggregate_id === 'stuck') await gate.passed;
        probe.note(label(event));
      },
    });
    store.write('free', turn('free', 1));
    relay.wake();
    expect(await probe.count(1)).toEqual(['free1']);
    gate.open();
    await relay.drain();
    expect(probe.seen).toEqual(['free1', 'stuck1']);
  });

  it('goes on however many publications hang', async () => {
    const store = createMemoryOutbox();
    const [probe, gate] = [sent(), createGate()];
    const stuck = Array.from({ length: 100 }, (_, n) => `stuck${n}-`);
    for (const name of stuck) store.write(name, turn(name, 1));
    store.write('free', turn('free', 1));
    const relay = startOutboxRelay({
      store,
      logger: silentLogger,
      pollEvery: 60_000,
      publishWithinMs: 1,
      bus: {
        isReady: () => true,
        publish: async (event) => {
          if (event.aggregate_id !== 'free') await gate.passed;
          probe.note(label(event));
        },
      },
    });
    started.push(relay);
    expect(await probe.count(1)).toEqual(['free1']);
    gate.open();
    await relay.drain();
    expect(new Set(probe.seen)).toEqual(new Set(['free1', ...stuck.map((name) => `${name}1`)]));
    expect(probe.seen).toHaveLength(101);
  });

  it('comes back by itself after its store was away', async () => {
    const store = createMemoryOutbox();
    store.write('a', turn('a', 1));
    let outages = 2;
    const probe = sent();
    const faulty = {
      ...store,
      pending: async (limit: number) => {
        if (outages-- > 0) throw new Error('database away');
        return store.pending(limit);
      },
    };
    const relay = start(faulty, { isReady: () => true, publish: async (event) => probe.note(label(event)) });
    await relay.drain();
    expect(probe.seen).toEqual(['a1']);
  });

  it('may run several times at once: everything goes out, first times in order', async () => {
    const store = createMemoryOutbox();
    for (const n of [1, 2, 3, 4, 5]) store.write('a', turn('a', n));
    const probe = sent();
    const bus = {
      isReady: () => true,
      publish: async (event: { aggregate_id: string; sequence: number }) => {
        await new Promise(setImmediate);
        probe.note(label(event));
      },
    };
    await Promise.all([start(store, bus).drain(), start(store, bus).drain(), start(store, bus).drain()]);
    expect([...new Set(probe.seen)]).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  });

  it('stops after the publication under way and leaves the rest where it waits', async () => {
    const store = createMemoryOutbox();
    store.write('a', turn('a', 1), turn('a', 2));
    const [begun, gate] = [sent(), createGate()];
    const relay = start(store, {
      isReady: () => true,
      publish: async (event) => {
        begun.note(label(event));
        await gate.passed;
      },
    });
    await begun.count(1);
    const stopped = relay.stop();
    gate.open();
    await stopped;
    expect(begun.seen).toEqual(['a1']);
    expect(store.waiting()).toEqual(['a2']);
    await expect(relay.drain()).rejects.toThrow('stopped');
  });
});
