import fc from 'fast-check';
import type { EventEnvelope } from '@alveole/contracts';
import { carryTraces, currentTraceparent, runInTraceOf } from '@alveole/tracing';
import type { EventBus } from '../event-bus.ts';
import type { BusHarness } from './bus.harness.ts';
import { itBuriesPoison } from './dead-letters.contract.ts';
import { createGate, createProbe } from './probe.ts';
import { ring, turn } from './test-events.ts';
import type { TestEvents } from './test-events.ts';

/** What every event bus does, whatever stands behind it. */
export function itIsAnEventBus(startHarness: () => Promise<BusHarness>): void {
  let harness: BusHarness;
  let bus: EventBus<TestEvents>;

  beforeEach(async () => {
    harness = await startHarness();
    bus = await harness.openBus();
  });
  afterEach(() => harness.dispose());

  it('delivers an event, whole, to each queue that asks for it and to no other', async () => {
    const [one, two, other] = [
      createProbe<EventEnvelope>(),
      createProbe<EventEnvelope>(),
      createProbe<EventEnvelope>(),
    ];
    await bus.subscribe({ queue: 'one', handlers: { 'wheel.turned': async (event) => one.note(event) } });
    await bus.subscribe({ queue: 'two', handlers: { 'wheel.turned': async (event) => two.note(event) } });
    await bus.subscribe({ queue: 'other', handlers: { 'bell.rung': async (event) => other.note(event) } });
    const turned = turn('front', 1);
    const rung = ring();
    await bus.publish(turned);
    await bus.publish(rung);
    expect(await one.count(1)).toEqual([turned]);
    expect(await two.count(1)).toEqual([turned]);
    expect(await other.count(1)).toEqual([rung]);
  });

  it('delivers an event in the trace in which it was published, and the next one outside of it', async () => {
    carryTraces();
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
    const traces = createProbe<string | undefined>();
    await bus.subscribe({ queue: 'one', handlers: { 'wheel.turned': async () => traces.note(currentTraceparent()) } });
    await runInTraceOf(traceparent, () => bus.publish(turn('front', 1)));
    await traces.count(1);
    await bus.publish(turn('front', 2));
    expect(await traces.count(2)).toEqual([traceparent, undefined]);
  });

  it('handles the events of one aggregate one after the other, in the order of their publication', async () => {
    const ended = createProbe<number>();
    let running = 0;
    await bus.subscribe({
      queue: 'one',
      handlers: {
        'wheel.turned': async ({ data }) => {
          running += 1;
          expect(running).toBe(1);
          await new Promise(setImmediate);
          running -= 1;
          ended.note(data.turn);
        },
      },
    });
    const turns = Array.from({ length: 20 }, (_, index) => index + 1);
    await Promise.all(turns.map((n) => bus.publish(turn('front', n))));
    expect(await ended.count(20)).toEqual(turns);
  });

  it('lets no aggregate wait for another', async () => {
    const gate = createGate();
    const ended = createProbe<string>();
    await bus.subscribe({
      queue: 'one',
      handlers: {
        'wheel.turned': async ({ aggregate_id }) => {
          if (aggregate_id === 'stuck') await gate.passed;
          ended.note(aggregate_id);
        },
      },
    });
    const stuck = bus.publish(turn('stuck', 1));
    await bus.publish(turn('free', 1));
    await ended.count(1);
    gate.open();
    await stuck;
    expect(await ended.count(2)).toEqual(['free', 'stuck']);
  });

  it('tries a failing handler again and keeps the later events of the aggregate behind it', async () => {
    const tries = createProbe<number>();
    await bus.subscribe({
      queue: 'one',
      handlers: {
        'wheel.turned': async ({ data }) => {
          tries.note(data.turn);
          if (tries.seen.length <= 2) throw new Error('not yet');
        },
      },
    });
    await Promise.all([bus.publish(turn('front', 1)), bus.publish(turn('front', 2))]);
    expect(await tries.count(4)).toEqual([1, 1, 1, 2]);
  });

  describe('with poisoned events', () => itBuriesPoison(() => ({ bus, harness })));

  it('outlasts an outage of its surroundings however long, without counting it as a failure', async () => {
    const tries = createProbe<number>();
    const refused = Object.assign(new Error('database away'), { code: 'ECONNREFUSED' });
    await harness.openBus({ retryDelays: [] }).then((hasty) =>
      hasty
        .subscribe({
          queue: 'hasty',
          handlers: {
            'wheel.turned': async ({ data }) => {
              tries.note(data.turn);
              if (tries.seen.length <= 3) throw new Error('wrapped', { cause: refused });
            },
          },
        })
        .then(() => hasty.publish(turn('front', 1))),
    );
    await tries.count(4);
    expect(await harness.deadLetters.list()).toEqual([]);
  });

  it('refuses a subscription to an event that nobody declares, and a second subscriber of one queue', async () => {
    const stray = { 'wheel.stolen': async () => {} } as object;
    await expect(bus.subscribe({ queue: 'one', handlers: stray })).rejects.toThrow('No event is called wheel.stolen');
    await bus.subscribe({ queue: 'one', handlers: {} });
    await expect(bus.subscribe({ queue: 'one', handlers: {} })).rejects.toThrow('subscriber already');
  });

  it('keeps a mandatory event with its publisher until a queue takes it', async () => {
    const strict = await harness.openBus({ mandatory: ({ name }) => name === 'wheel.turned' });
    await expect(strict.publish(turn('front', 1))).rejects.toThrow('No queue takes wheel.turned.v1 yet');
    await expect(strict.publish(ring())).resolves.toBeUndefined();
    const handled = createProbe<number>();
    await strict.subscribe({ queue: 'one', handlers: { 'wheel.turned': async ({ data }) => handled.note(data.turn) } });
    await strict.publish(turn('front', 1));
    expect(await handled.count(1)).toEqual([1]);
  });

  it('lets a running handler end when it closes, is not ready afterwards and takes nothing more', async () => {
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
    expect(bus.isReady()).toBe(true);
    const published = bus.publish(turn('front', 1));
    await begun.count(1);
    const closed = bus.close();
    gate.open();
    await Promise.all([closed, published]);
    expect(ended.seen).toEqual([1]);
    expect(bus.isReady()).toBe(false);
    await expect(bus.publish(turn('front', 2))).rejects.toThrow('closed');
  });

  it('handles every event in the order of its aggregate, whichever handlings fail', async () => {
    const handled = createProbe<readonly [string, number]>();
    let failings: boolean[] = [];
    await bus.subscribe({
      queue: 'one',
      handlers: {
        'wheel.turned': async ({ aggregate_id, data }) => {
          await new Promise(setImmediate);
          if (failings.pop()) throw new Error('now and then');
          handled.note([aggregate_id, data.turn]);
        },
      },
    });
    let round = 0;
    const aggregates = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(aggregates, fc.array(fc.boolean(), { maxLength: 3 }), async (ids, someFailures) => {
        failings = [...someFailures];
        round += 1;
        const before = handled.seen.length;
        const events = ids.map((id, index) => turn(`${id}${round}`, index));
        await Promise.all(events.map((event) => bus.publish(event)));
        await handled.count(before + events.length);
        const seen = handled.seen.slice(before);
        for (const id of new Set(events.map((event) => event.aggregate_id))) {
          const expected = events.filter((event) => event.aggregate_id === id).map((event) => event.sequence);
          expect(seen.filter(([aggregate]) => aggregate === id).map(([, n]) => n)).toEqual(expected);
        }
      }),
      { numRuns: 25 },
    );
  });
}
