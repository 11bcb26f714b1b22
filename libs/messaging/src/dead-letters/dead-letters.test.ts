import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { turn } from '../contract/test-events.ts';
import { runDeadLetters } from './command.ts';
import { createFileDeadLetters } from './file-dead-letters.ts';

describe('dead letters in files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'alveole-dead-letters-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const deadLetter = (queue: string, day: number) => ({
    id: randomUUID(),
    queue,
    event: turn(queue, day),
    reason: 'Error: broken',
    attempts: 4,
    dead_at: `2026-05-0${day}T10:00:00.000Z`,
  });

  it('outlive the process that wrote them, oldest first, and are found by queue, by their own id and by event', async () => {
    const [late, early] = [deadLetter('one', 2), deadLetter('two', 1)];
    const writer = createFileDeadLetters(join(folder, 'new'));
    await writer.add(late);
    await writer.add(early);
    const reader = createFileDeadLetters(join(folder, 'new'));
    expect(await reader.list()).toEqual([early, late]);
    expect(await reader.list({ queue: 'one' })).toEqual([late]);
    expect(await reader.list({ id: early.id })).toEqual([early]);
    expect(await reader.list({ id: early.event.event_id })).toEqual([early]);
  });

  it('wait in the folder for their replay until they are removed', async () => {
    const [one, two] = [deadLetter('one', 1), deadLetter('two', 2)];
    const store = createFileDeadLetters(folder);
    await store.add(one);
    await store.add(two);
    expect(await store.replay({ queue: 'one' })).toBe(1);
    expect(await store.list()).toEqual([two]);
    expect(await createFileDeadLetters(folder).toReplay()).toEqual([one]);
    await store.remove(one.id);
    expect(await store.toReplay()).toEqual([]);
  });

  describe('the command', () => {
    const desk = async () => ({ ...createFileDeadLetters(folder), close: async () => undefined });

    it('lists one line each, without the data of the event', async () => {
      const one = deadLetter('one', 1);
      await (await desk()).add(one);
      const lines = await runDeadLetters(['list'], desk);
      expect(lines).toEqual([
        `${one.id}  2026-05-01T10:00:00.000Z  one  wheel.turned  event ${one.event.event_id}  4 tries  Error: broken`,
        '1 dead letter(s)',
      ]);
    });

    it('replays those of one queue', async () => {
      await (await desk()).add(deadLetter('one', 1));
      await (await desk()).add(deadLetter('two', 1));
      expect(await runDeadLetters(['replay', '--queue', 'two'], desk)).toEqual([
        '1 dead letter(s) go back to their queue',
      ]);
      expect(await runDeadLetters(['list'], desk)).toHaveLength(2);
    });

    it.each([[[]], [['burn']], [['list', 'replay']], [['list', '--all']]])(
      'answers %j with its usage',
      async (args) => {
        await expect(runDeadLetters(args, desk)).rejects.toThrow(/^Usage: npm run dead-letters/);
      },
    );
  });
});
