import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProbe } from './contract/probe.ts';
import { ring, silentLogger, testEvents, turn } from './contract/test-events.ts';
import { createFileDeadLetters } from './dead-letters/file-dead-letters.ts';
import type { DeadLetterStore } from './dead-letters/dead-letter.ts';
import { createInProcessBus } from './in-process-bus.ts';

const noLetters: DeadLetterStore = {
  add: async () => undefined,
  list: async () => [],
  replay: async () => 0,
  toReplay: async () => [],
  remove: async () => undefined,
};
const common = { events: testEvents, logger: silentLogger, retryDelays: [1] };

describe('the in-process event bus', () => {
  it('settles a publication only when every handler is done', async () => {
    const bus = createInProcessBus({ ...common, deadLetters: noLetters });
    const done: string[] = [];
    const slow = (name: string) => async () => {
      await new Promise(setImmediate);
      done.push(name);
    };
    await bus.subscribe({ queue: 'one', handlers: { 'bell.rung': slow('one') } });
    await bus.subscribe({ queue: 'two', handlers: { 'bell.rung': slow('two') } });
    await bus.publish(ring());
    expect(done).toEqual(['one', 'two']);
    await bus.close();
  });

  it('leaves an event with its publisher when it closes before the handler has succeeded', async () => {
    const bus = createInProcessBus({ ...common, deadLetters: noLetters, retryDelays: [60_000] });
    const tries = createProbe<string>();
    await bus.subscribe({
      queue: 'one',
      handlers: {
        'bell.rung': async ({ event_id }) => {
          tries.note(event_id);
          throw new Error('not now');
        },
      },
    });
    const published = bus.publish(ring());
    const rejected = expect(published).rejects.toThrow();
    await tries.count(1);
    await bus.close();
    await rejected;
  });

  it('leaves an event with its publisher when even the dead letter cannot be written', async () => {
    const full = { ...noLetters, add: () => Promise.reject(new Error('disk full')) };
    const bus = createInProcessBus({ ...common, deadLetters: full });
    await bus.subscribe({ queue: 'one', handlers: { 'bell.rung': () => Promise.reject(new Error('broken')) } });
    await expect(bus.publish(ring())).rejects.toThrow('disk full');
    await bus.close();
  });

  it('replays at its start what was asked for while it was down, and buries again what fails again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alveole-replay-'));
    const deadLetters = createFileDeadLetters(folder);
    const dead_at = new Date().toISOString();
    const [sound, poison] = [turn('front', 1), turn('rear', 2)];
    for (const [index, event] of [sound, poison].entries()) {
      await deadLetters.add({
        id: `00000000-0000-4000-8000-00000000000${index}`,
        queue: 'one',
        event,
        reason: 'old',
        attempts: 2,
        dead_at,
      });
    }
    expect(await deadLetters.replay()).toBe(2);
    const bus = createInProcessBus({ ...common, deadLetters, replayEvery: 1 });
    const handled = createProbe<number>();
    await bus.subscribe({
      queue: 'one',
      handlers: {
        'wheel.turned': async ({ data }) => {
          if (data.turn === 2) throw new Error('still broken');
          handled.note(data.turn);
        },
      },
    });
    expect(await handled.count(1)).toEqual([1]);
    let found = await deadLetters.list();
    while (found.length === 0 || (await deadLetters.toReplay()).length > 0) found = await deadLetters.list();
    expect(found).toMatchObject([{ event: poison, reason: 'Error: still broken' }]);
    await bus.close();
    await rm(folder, { recursive: true });
  });
});
