import { createWorkerPool } from '@alveole/service-kit';
import { startKeptThreads } from './kept-threads.ts';

const options = {
  name: 'thread-id',
  file: new URL('./thread-id.worker.ts', import.meta.url),
  threads: 1,
  queue: 4,
  waitMs: 60_000,
  timeoutMs: 60_000,
  memoryMb: 64,
  startThreads: startKeptThreads,
};

/** The thread that does a piece of a pool, which then closes. */
async function threadOf(changes: Partial<typeof options> = {}): Promise<number> {
  const pool = createWorkerPool<undefined, number>({ ...options, ...changes });
  const thread = await pool.run(undefined);
  await pool.close();
  return thread;
}

describe('the threads that a harness keeps', () => {
  it('serve the next pool of the same work once a pool has closed', async () => {
    expect(await threadOf()).toBe(await threadOf());
  });

  it('kept threads are others for a pool with other limits', async () => {
    expect(await threadOf()).not.toBe(await threadOf({ memoryMb: 96 }));
  });

  it('refuse a piece that comes after its pool has closed', async () => {
    const pool = createWorkerPool<undefined, number>(options);
    await pool.close();
    await expect(pool.run(undefined)).rejects.toMatchObject({ code: 'ServiceUnavailableException' });
  });
});
