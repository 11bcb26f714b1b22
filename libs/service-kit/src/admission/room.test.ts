import { mock } from 'node:test';
import { setImmediate as settled } from 'node:timers/promises';
import { createRoom, inRoom } from './room.ts';
import type { Leave } from './room.ts';

const limits = { atOnce: 1, waiting: 3, patienceMs: 500, pressedPatienceMs: 20 };

/** Milliseconds, on the clock of the room and of its timers. */
let clock = 0;

/** A room for one, and how each asker fared, in the order in which it became known. */
function roomWithAskers(bounds: Partial<typeof limits> = {}) {
  const room = createRoom({ ...limits, ...bounds }, () => clock);
  const told: string[] = [];
  const leaves = new Map<string, Leave>();
  const ask = (name: string, isGone?: () => boolean) =>
    void room.enter(isGone).then(
      (leave) => {
        told.push(name);
        leaves.set(name, leave);
      },
      (refusal: { code: string; retryAfter: number }) => told.push(`${name}: ${refusal.code} ${refusal.retryAfter}`),
    );
  const leave = async (name: string) => {
    leaves.get(name)?.();
    await settled();
  };
  return { ask, leave, told };
}

async function waited(ms: number): Promise<void> {
  await settled();
  clock += ms;
  mock.timers.tick(ms);
  await settled();
}

const no = (name: string) => `${name}: ServiceUnavailableException 1`;

describe('a room for one kind of work', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('serves who waits, in the order of asking, while a rush is short', async () => {
    const { ask, leave, told } = roomWithAskers();
    ['a', 'b', 'c'].forEach((name) => ask(name));
    await settled();
    await leave('a');
    await leave('b');
    expect(told).toEqual(['a', 'b', 'c']);
  });

  it('tells the one who has waited longest where too many wait', async () => {
    const { ask, told } = roomWithAskers({ waiting: 1 });
    ['a', 'b', 'c'].forEach((name) => ask(name));
    await settled();
    expect(told).toEqual(['a', no('b')]);
  });

  it('tells who has waited as long as one may, though nobody leaves', async () => {
    const { ask, told } = roomWithAskers();
    ask('a');
    ask('b');
    await waited(limits.patienceMs);
    expect(told).toEqual(['a', no('b')]);
  });

  it('serves the newest and keeps nobody waiting when the rush does not end', async () => {
    const { ask, leave, told } = roomWithAskers();
    ask('a');
    await waited(300);
    ask('old');
    await waited(limits.pressedPatienceMs + 1);
    ask('new');
    ask('newest');
    await settled();
    await leave('a');
    expect(told).toEqual(['a', no('old'), 'newest']);
  });

  it('passes over who has gone meanwhile', async () => {
    const { ask, leave, told } = roomWithAskers();
    ask('a');
    ask('gone', () => true);
    ask('b');
    await settled();
    await leave('a');
    expect(told).toEqual(['a', no('gone'), 'b']);
  });

  it('gives each place once, however often it is left', async () => {
    const { ask, leave, told } = roomWithAskers();
    ask('a');
    await settled();
    await leave('a');
    await leave('a');
    ['b', 'c'].forEach((name) => ask(name));
    await settled();
    expect(told).toEqual(['a', 'b']);
  });

  it('is left when work fails', async () => {
    const room = createRoom(limits);
    const failing = () => Promise.reject(new Error('broken'));
    await expect(inRoom(room, failing, () => false)).rejects.toThrow('broken');
    await expect(
      inRoom(
        room,
        async () => 'done',
        () => false,
      ),
    ).resolves.toBe('done');
  });
});
