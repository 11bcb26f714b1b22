import type { EventEnvelope } from '@alveole/contracts';
import type { EventBus } from '../event-bus.ts';
import type { BusHarness } from './bus.harness.ts';
import { createProbe } from './probe.ts';
import { turn } from './test-events.ts';
import type { TestEvents } from './test-events.ts';

/** What every event bus does with events that cannot be handled; `opened` gives the bus of the running test. */
export function itBuriesPoison(opened: () => { bus: EventBus<TestEvents>; harness: BusHarness }): void {
  let bus: EventBus<TestEvents>;
  let harness: BusHarness;

  beforeEach(() => {
    ({ bus, harness } = opened());
  });

  /** Resolves when the dead letters number `count`. */
  async function deadLetters(count: number) {
    for (;;) {
      const found = await harness.deadLetters.list();
      if (found.length >= count) return found;
    }
  }

  it('makes a dead letter, with its reason, of an event whose handler keeps failing; the others go on', async () => {
    const tries = createProbe<number>();
    await bus.subscribe({
      queue: 'one',
      handlers: {
        'wheel.turned': async ({ data }) => {
          tries.note(data.turn);
          if (data.turn === 1) throw new RangeError('too fast');
        },
      },
    });
    const poison = turn('front', 1);
    await bus.publish(poison);
    await bus.publish(turn('front', 2));
    expect(await tries.count(5)).toEqual([1, 1, 1, 1, 2]);
    expect(await deadLetters(1)).toMatchObject([
      {
        queue: 'one',
        event: poison,
        reason: 'RangeError: too fast',
        attempts: 4,
        dead_at: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it('makes a dead letter of data that its schema refuses, naming the field but not the value', async () => {
    const handled = createProbe<EventEnvelope>();
    await bus.subscribe({ queue: 'one', handlers: { 'wheel.turned': async (event) => handled.note(event) } });
    const sound = turn('front', 2);
    await bus.publish({ ...turn('front', 1), data: { turn: 'secret' } } as unknown as EventEnvelope);
    await bus.publish(sound);
    expect(await handled.count(1)).toEqual([sound]);
    const [first] = await deadLetters(1);
    expect(first).toMatchObject({ queue: 'one', attempts: 0, reason: 'Unreadable data: turn invalid_type' });
  });

  it('sends a replayed dead letter to its own queue only, and forgets it once it is handled', async () => {
    let broken = true;
    const [one, two] = [createProbe<string>(), createProbe<string>()];
    await bus.subscribe({
      queue: 'one',
      handlers: {
        'wheel.turned': async ({ event_id }) => {
          if (broken) throw new Error('broken');
          one.note(event_id);
        },
      },
    });
    await bus.subscribe({ queue: 'two', handlers: { 'wheel.turned': async ({ event_id }) => two.note(event_id) } });
    const events = [turn('front', 1), turn('rear', 1)];
    await Promise.all(events.map((event) => bus.publish(event)));
    await deadLetters(2);
    broken = false;
    expect(await harness.deadLetters.replay({ queue: 'two' })).toBe(0);
    expect(await harness.deadLetters.replay({ id: events[1]?.event_id })).toBe(1);
    expect(await one.count(1)).toEqual([events[1]?.event_id]);
    expect(await harness.deadLetters.list()).toMatchObject([{ event: events[0] }]);
    expect(await harness.deadLetters.replay()).toBe(1);
    await one.count(2);
    expect(await harness.deadLetters.list()).toEqual([]);
    expect(two.seen).toHaveLength(2);
  });
}
