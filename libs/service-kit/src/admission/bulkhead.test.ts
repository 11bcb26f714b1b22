import { mock } from 'node:test';
import { setImmediate as settled } from 'node:timers/promises';
import { createBulkhead, withinBulkhead } from './bulkhead.ts';
import type { Leave } from './bulkhead.ts';

const limits = { atOnce: 1, waiting: 3, maxWaitMs: 500, maxWaitUnderLoadMs: 20 };

/** Milliseconds, on the clock of the bulkhead and of its timers. */
let clock = 0;

/** A bulkhead for one, and how each asker fared, in the order in which it became known. */
function bulkheadWithAskers(bounds: Partial<typeof limits> = {}) {
  const bulkhead = createBulkhead({ ...limits, ...bounds }, () => clock);
  const outcomes: string[] = [];
  const leaves = new Map<string, Leave>();
  const ask = (name: string, isGone?: () => boolean) =>
    void bulkhead.enter(isGone).then(
      (leave) => {
        outcomes.push(name);
        leaves.set(name, leave);
      },
      (refusal: { code: string; retryAfter: number }) =>
        outcomes.push(`${name}: ${refusal.code} ${refusal.retryAfter}`),
    );
  const leave = async (name: string) => {
    leaves.get(name)?.();
    await settled();
  };
  return { ask, leave, outcomes };
}

async function waited(ms: number): Promise<void> {
  await settled();
  clock += ms;
  mock.timers.tick(ms);
  await settled();
}

const no = (name: string) => `${name}: ServiceUnavailableException 1`;

describe('a bulkhead for one kind of work', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('serves who waits, in the order of asking, while a rush is short', async () => {
    const { ask, leave, outcomes } = bulkheadWithAskers();
    ['a', 'b', 'c'].forEach((name) => ask(name));
    await settled();
    await leave('a');
    await leave('b');
    expect(outcomes).toEqual(['a', 'b', 'c']);
  });

  it('tells the one who has waited longest where too many wait', async () => {
    const { ask, outcomes } = bulkheadWithAskers({ waiting: 1 });
    ['a', 'b', 'c'].forEach((name) => ask(name));
    await settled();
    expect(outcomes).toEqual(['a', no('b')]);
  });

  it('tells who has waited as long as one may, though nobody leaves', async () => {
    const { ask, outcomes } = bulkheadWithAskers();
    ask('a');
    ask('b');
    await waited(limits.maxWaitMs);
    expect(outcomes).toEqual(['a', no('b')]);
  });

  it('serves the newest and keeps nobody waiting when the rush does not end', async () => {
    const { ask, leave, outcomes } = bulkheadWithAskers();
    ask('a');
    await waited(300);
    ask('old');
    await waited(limits.maxWaitUnderLoadMs + 1);
    ask('new');
    ask('newest');
    await settled();
    await leave('a');
    expect(outcomes).toEqual(['a', no('old'), 'newest']);
  });

  it('passes over who has gone meanwhile', async () => {
    const { ask, leave, outcomes } = bulkheadWithAskers();
    ask('a');
    ask('gone', () => true);
    ask('b');
    await settled();
    await leave('a');
    expect(outcomes).toEqual(['a', no('gone'), 'b']);
  });

  it('gives each place once, however often it is left', async () => {
    const { ask, leave, outcomes } = bulkheadWithAskers();
    ask('a');
    await settled();
    await leave('a');
    await leave('a');
    ['b', 'c'].forEach((name) => ask(name));
    await settled();
    expect(outcomes).toEqual(['a', 'b']);
  });

  it('is left when work fails', async () => {
    const bulkhead = createBulkhead(limits);
    const failing = () => Promise.reject(new Error('broken'));
    await expect(withinBulkhead(bulkhead, failing, () => false)).rejects.toThrow('broken');
    await expect(
      withinBulkhead(
        bulkhead,
        async () => 'done',
        () => false,
      ),
    ).resolves.toBe('done');
  });
});
