import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileDeadLetters, createInProcessBus, startOutboxRelay } from '@alveole/messaging';
import type { OutboxStore } from '@alveole/messaging';
import { carryTraces, runInTraceOf } from '@alveole/tracing';
import { onceByEventId } from '../events/once-by-event-id.ts';
import { bikesOf, marked, openTestDatabase, silentLogger, testEvents } from '../test-database.fixture.ts';
import type { TestDatabase } from '../test-database.fixture.ts';
import { outboxStoreOf, waitingSince } from './outbox-store.ts';
import { findPlain, insertVersioned, writeIfUnchanged } from './write.ts';

beforeAll(carryTraces);

describe('the outboxes of documents', () => {
  let test: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    test = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'alveole-outbox-'));
  });
  afterEach(async () => {
    await test.close();
    await rm(folder, { recursive: true });
  });

  const insert = (_id: string, bikes = test.bikes) =>
    insertVersioned(bikes, { _id, serial: _id, marks: [] }, [marked(_id, 1)]);
  const openBus = () =>
    createInProcessBus({
      events: testEvents,
      logger: silentLogger,
      deadLetters: createFileDeadLetters(folder),
      retryDelays: [1],
    });
  const relayOn = (bus: ReturnType<typeof openBus>, store: OutboxStore) =>
    startOutboxRelay({ store, bus, logger: silentLogger, pollEvery: 20 });

  async function mark(_id: string, name: string): Promise<void> {
    const bike = await findPlain(test.bikes, _id);
    if (!bike) throw new Error('No such bike');
    const event = marked(_id, bike.sequence + 1, name);
    const { ok } = await writeIfUnchanged(test.bikes, bike, { $push: { marks: name } }, [event]);
    if (!ok) await mark(_id, name);
  }

  it('tell since when the oldest event of each model waits, and of none once all are published', async () => {
    const others = bikesOf(test.database, 'others');
    const before = new Date();
    await insert('first');
    await insert('second');
    const since = await waitingSince([test.bikes, others]);
    expect(since.get(test.bikes.modelName)?.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(since.get(test.bikes.modelName)?.getTime()).toBeLessThanOrEqual(Date.now());
    expect([...since.keys()]).toEqual([test.bikes.modelName, others.modelName]);
    expect(since.get(others.modelName)).toBeUndefined();
    const store = outboxStoreOf([test.bikes]);
    for (const { key, events } of await store.pending(10))
      for (const { event_id } of events) await store.markPublished(key, event_id);
    expect((await waitingSince([test.bikes])).get(test.bikes.modelName)).toBeUndefined();
  });

  it('keep with each event the trace of the write that it tells of', async () => {
    const traceparents = [1, 2].map((n) => `00-4bf92f3577b34da6a3ce929d0e0e473${n}-00f067aa0ba902b7-01`);
    await runInTraceOf(traceparents[0], () => insert('first'));
    await runInTraceOf(traceparents[1], () => mark('first', 'later'));
    await mark('first', 'outside of a trace');
    const [{ events } = { events: [] }] = await outboxStoreOf([test.bikes]).pending(10);
    expect(events.map(({ traceparent }) => traceparent)).toEqual([...traceparents, undefined]);
  });

  it('offer what waits in any of their collections, longest waiting first, until it is published', async () => {
    const others = bikesOf(test.database, 'other_bikes');
    await test.database.createIndexes();
    const store = outboxStoreOf([test.bikes, others]);
    await insert('first');
    await insert('second', others);
    await insert('third');
    await mark('first', 'later');
    const pending = await store.pending(10);
    expect(pending.map(({ events }) => events.map((event) => [event.aggregate_id, event.sequence]))).toEqual([
      [
        ['first', 1],
        ['first', 2],
      ],
      [['second', 1]],
      [['third', 1]],
    ]);
    expect(pending[0]?.events[1]).toEqual({
      ...marked('first', 2, 'later'),
      event_id: expect.any(String),
      occurred_at: expect.any(String),
    });
    expect(await store.pending(2)).toEqual(pending.slice(0, 2));
    for (const { key, events } of pending.slice(0, 2)) {
      for (const { event_id } of events) await store.markPublished(key, event_id);
    }
    expect(await store.pending(10)).toEqual(pending.slice(2));
    await store.markPublished(pending[0]?.key ?? '', 'gone already');
    expect((await findPlain(test.bikes, 'first'))?.sequence).toBe(2);
  });

  it('deliver again what a relay published but could not pull any more; it is handled once', async () => {
    await insert('bike');
    const bus = openBus();
    const handled: string[] = [];
    const deliveries: string[] = [];
    const once = onceByEventId(test.database, 'stickers');
    await bus.subscribe({
      queue: 'stickers',
      handlers: {
        'bike.marked': async (event) => {
          deliveries.push(event.event_id);
          await once(event, async () => void handled.push(event.event_id));
        },
      },
    });
    const store = outboxStoreOf([test.bikes]);
    const pulled = new Promise<void>((reached) => {
      const dying = relayOn(bus, {
        ...store,
        markPublished: async () => {
          void dying.stop();
          reached();
          throw new Error('killed');
        },
      });
    });
    await pulled;
    expect(await store.pending(1)).toHaveLength(1);
    const next = relayOn(bus, store);
    await next.drain();
    await next.stop();
    await bus.close();
    // A busy machine may let the dying relay publish once more before it stops.
    expect(deliveries.length).toBeGreaterThanOrEqual(2);
    expect(new Set(deliveries).size).toBe(1);
    expect(handled).toEqual([deliveries[0]]);
  });

  it('bring each document’s events in the order of its writes, with several relays and writers at once', async () => {
    const bus = openBus();
    const seen = new Map<string, number[]>();
    const once = onceByEventId(test.database, 'order');
    await bus.subscribe({
      queue: 'order',
      handlers: {
        'bike.marked': async (event) => {
          await once(
            event,
            async () => void seen.set(event.aggregate_id, [...(seen.get(event.aggregate_id) ?? []), event.sequence]),
          );
        },
      },
    });
    const store = outboxStoreOf([test.bikes]);
    const relays = [relayOn(bus, store), relayOn(bus, store)];
    const ids = ['a', 'b', 'c'];
    await Promise.all(ids.map((id) => insert(id)));
    await Promise.all(
      ids.flatMap((id) =>
        Array.from({ length: 8 }, (_, n) => mark(id, `${n}`).then(() => relays.forEach((relay) => relay.wake()))),
      ),
    );
    await Promise.all(relays.map((relay) => relay.drain()));
    await Promise.all(relays.map((relay) => relay.stop()));
    await bus.close();
    const expected = Array.from({ length: 9 }, (_, index) => index + 1);
    expect([...seen].sort()).toEqual(ids.map((id) => [id, expected]));
  });
});
