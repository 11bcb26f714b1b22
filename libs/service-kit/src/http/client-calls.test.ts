import { randomUUID } from 'node:crypto';
import type { EventEnvelope } from '@alveole/contracts';
import type { Database } from '@alveole/persistence';
import { connectDatabase } from '@alveole/persistence';
import { createLogger } from '../logging/create-logger.ts';
import { person } from '../tokens/test-keys.harness.ts';
import { createClientCalls } from './client-calls.ts';

let database: Database;
beforeAll(async () => {
  const logger = createLogger({ service: 'auth', level: 'silent' });
  const dbName = `client_calls_${randomUUID().slice(0, 8)}`;
  database = await connectDatabase({ uri: process.env.MONGODB_URI ?? '', dbName, logger });
});
afterAll(() => database?.close());

const client = { scopes: [], secretId: 's', tokenId: 't' };

function counting(publish: (event: EventEnvelope) => Promise<void>) {
  let now = new Date('2026-05-01T21:59:00Z');
  const calls = createClientCalls({ database, service: 'repairs', now: () => now, publish });
  const userId = randomUUID();
  return {
    calls,
    call: () => calls.note(person({ userId, client })),
    at: (instant: string) => (now = new Date(instant)),
  };
}

describe('the calls of software', () => {
  it('are told by day of Paris unless the installation counts otherwise, the whole of each day in one event', async () => {
    const counts: unknown[] = [];
    const { calls, call, at } = counting(
      async ({ data, sequence }) => void counts.push({ ...(data as object), sequence }),
    );
    call();
    call();
    at('2026-05-01T22:00:00Z');
    call();
    await calls.tell();
    call();
    await calls.tell();
    expect(counts).toMatchObject([
      { day: '2026-05-01', calls: 2, sequence: 1, last_call_at: '2026-05-01T21:59:00.000Z' },
      { day: '2026-05-02', calls: 1, sequence: 1 },
      { day: '2026-05-02', calls: 2, sequence: 2 },
    ]);
    await calls.close();
  });

  it('are told with the next ones where the bus was away, and none twice', async () => {
    const counts: number[] = [];
    let isAway = true;
    const { calls, call } = counting(async ({ data }) => {
      if (isAway) throw new Error('away');
      counts.push((data as { calls: number }).calls);
    });
    call();
    await calls.tell();
    isAway = false;
    call();
    await calls.tell();
    expect(counts).toEqual([2]);
    await calls.close();
  });

  it('are not counted where a person or nobody calls', async () => {
    const counts: unknown[] = [];
    const { calls } = counting(async (event) => void counts.push(event));
    calls.note(undefined);
    calls.note(person({}));
    calls.note({ service: 'auth' });
    await calls.tell();
    expect(counts).toEqual([]);
  });

  it('are written when the service closes, so that the next count has them', async () => {
    const counts: number[] = [];
    const { calls, call } = counting(async ({ data }) => void counts.push((data as { calls: number }).calls));
    call();
    await calls.close();
    call();
    await calls.tell();
    expect(counts).toEqual([2]);
  });
});
