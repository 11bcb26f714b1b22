import { isAppError } from '@alveole/contracts';
import { Registry } from 'prom-client';
import { createWorkerPool } from './create-worker-pool.ts';
import type { WorkerPool } from './create-worker-pool.ts';
import type { OddWork } from './odd-work.fixture.ts';

const pools: WorkerPool<OddWork, number>[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

/** One thread, unless told otherwise. */
function startPool(bounds: Partial<Parameters<typeof createWorkerPool>[0]> = {}): WorkerPool<OddWork, number> {
  const pool = createWorkerPool<OddWork, number>({
    name: 'odd',
    file: new URL('./odd-work.fixture.ts', import.meta.url),
    threads: 1,
    queue: 4,
    waitMs: 60_000,
    timeoutMs: 60_000,
    memoryMb: 64,
    ...bounds,
  });
  pools.push(pool);
  return pool;
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const double = (pool: WorkerPool<OddWork, number>, number: number) => pool.run({ work: 'double', number });

describe('work in threads', () => {
  it('answers what the worker answers, the pieces in the order in which they came', async () => {
    const pool = startPool();
    await expect(Promise.all([double(pool, 1), double(pool, 2), double(pool, 3)])).resolves.toEqual([2, 4, 6]);
  });

  it('leaves the event loop free while a thread is busy', async () => {
    const pool = startPool({ timeoutMs: 2000 });
    let beats = 0;
    const heart = setInterval(() => (beats += 1), 10);
    await failureOf(pool.run({ work: 'spin' }));
    clearInterval(heart);
    expect(beats).toBeGreaterThan(20);
  });

  it('refuses with 503 what finds the queue full, and goes on with the others', async () => {
    const pool = startPool({ queue: 1 });
    const [first, second] = [double(pool, 1), double(pool, 2)];
    expect(pool.waiting).toBe(1);
    const refusal = await failureOf(double(pool, 3));
    expect(isAppError(refusal)).toBe(true);
    expect(refusal).toMatchObject({ code: 'ServiceUnavailableException', retryAfter: 1 });
    await expect(Promise.all([first, second])).resolves.toEqual([2, 4]);
    expect(pool.waiting).toBe(0);
  });

  it('refuses with 503 what waited too long for its thread', async () => {
    const pool = startPool({ waitMs: 100, timeoutMs: 1500 });
    const [, waited] = await Promise.all([failureOf(pool.run({ work: 'spin' })), failureOf(double(pool, 1))]);
    expect(waited).toMatchObject({ code: 'ServiceUnavailableException' });
  });

  it.each([
    ['needs too much memory', 'hoard', 'memory', {}],
    ['dies', 'die', 'crash', {}],
    ['throws', 'refuse', 'crash', {}],
  ] as const)(
    'fails with a reason where a worker %s, and the next piece finds a thread',
    async (_, work, reason, bounds) => {
      const pool = startPool(bounds);
      expect(await failureOf(pool.run({ work }))).toMatchObject({ name: 'WorkFailure', reason });
      await expect(double(pool, 21)).resolves.toBe(42);
    },
  );

  it('refuses with 503 and a delay what took too long twice, counts both tries, and the next piece finds a thread', async () => {
    const metrics = new Registry();
    const pool = startPool({ timeoutMs: 1500, metrics });
    const refusal = await failureOf(pool.run({ work: 'spin' }));
    expect(refusal).toMatchObject({ code: 'ServiceUnavailableException', retryAfter: 10 });
    await expect(double(pool, 21)).resolves.toBe(42);
    expect(await metrics.metrics()).toContain('work_ended_total{pool="odd",outcome="timeout"} 2');
  });

  it('keeps what a worker threw as the cause', async () => {
    const failure = await failureOf(startPool().run({ work: 'refuse' }));
    expect(failure).toMatchObject({ cause: expect.objectContaining({ name: 'RangeError', message: 'I will not' }) });
  });

  it('answers 503 to what is under way or comes later once it is closed', async () => {
    const pool = startPool();
    const underWay = failureOf(pool.run({ work: 'spin' }));
    const waiting = failureOf(double(pool, 1));
    await pool.close();
    for (const failure of [underWay, waiting, failureOf(double(pool, 1))])
      expect(await failure).toMatchObject({ code: 'ServiceUnavailableException' });
  });

  it('counts what came of each piece', async () => {
    const metrics = new Registry();
    const pool = startPool({ metrics, queue: 0 });
    const done = double(pool, 1);
    await failureOf(double(pool, 2));
    await done;
    await failureOf(pool.run({ work: 'refuse' }));
    const shown = await metrics.metrics();
    for (const outcome of ['done', 'refused', 'crash'])
      expect(shown).toContain(`work_ended_total{pool="odd",outcome="${outcome}"} 1`);
    expect(shown).toContain('work_waiting{pool="odd"} 0');
  });
});
