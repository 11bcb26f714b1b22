import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventEnvelope, ServiceName } from '@alveole/contracts';
import { calendarDay } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import { defineSchema, driverCollectionOf } from '@alveole/persistence';
import type { Actor } from './implement.ts';

interface StoredCalls {
  _id: string;
  calls: number;
  /** Grows with each write, so that auth tells a newer count from an older one. */
  sequence: number;
  /** MongoDB removes the record afterwards: auth keeps what it was told. */
  expiresAt: Date;
}

const schema = defineSchema<StoredCalls>(
  {
    calls: { type: Number, required: true },
    sequence: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  [{ name: 'expiresAt_ttl', fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
);

const storedMs = 7 * 24 * 3_600_000;
/** Milliseconds between a call and the write that counts it together with those since. */
const gatherMs = 20_000;

interface GatheredCalls {
  readonly clientId: string;
  /** As the installation counts days. */
  readonly day: string;
  readonly calls: number;
  readonly lastCallAt: Date;
}

export interface ClientCallsOptions {
  readonly database: Database;
  readonly service: ServiceName;
  readonly now: () => Date;
  readonly publish: (event: EventEnvelope) => Promise<void>;
}

export interface ClientCalls {
  /** Counts a call of software in memory; calls of people are not counted. */
  note(actor: Actor): void;
  /** Writes and tells what was gathered, once for each client and day. What fails waits for the next time. */
  tell(): Promise<void>;
  /** Writes what is left; auth is told of it with the next call, since it may be closing too. */
  close(): Promise<void>;
}

/**
 * Counts by day how often software calls a service: in memory, then in one write for many calls, and tells auth the whole of
 * the day. A count is no operation: it is published beside its write, and told again with the next one where that fails. A
 * process that is killed loses what it gathered last.
 */
export function createClientCalls({ database, service, now, publish }: ClientCallsOptions): ClientCalls {
  const model = database.model<StoredCalls>('client_calls', schema);
  const callsByKey = new Map<string, GatheredCalls>();
  let timer: NodeJS.Timeout | undefined;

  const gather = (more: GatheredCalls) => {
    const key = `${more.clientId}.${more.day}`;
    callsByKey.set(key, { ...more, calls: more.calls + (callsByKey.get(key)?.calls ?? 0) });
    timer ??= setTimeout(() => void tell(), gatherMs).unref();
  };

  const add = async (key: string, calls: number): Promise<StoredCalls> => {
    const expiresAt = new Date(now().getTime() + storedMs);
    const update = { $inc: { calls, sequence: 1 }, $set: { expiresAt } };
    const options = { upsert: true, returnDocument: 'after' } as const;
    return (await driverCollectionOf(model).findOneAndUpdate({ _id: key }, update, options)) as StoredCalls;
  };

  const tellOne = async (key: string, { clientId, day, calls, lastCallAt }: GatheredCalls) => {
    let unwrittenCalls = calls;
    try {
      const stored = await add(key, calls);
      unwrittenCalls = 0;
      await publish(
        events.clientCallsCounted.create({
          event_id: randomUUID(),
          occurred_at: now().toISOString(),
          aggregate_id: clientId,
          sequence: stored.sequence,
          data: { client_id: clientId, service, day, calls: stored.calls, last_call_at: lastCallAt.toISOString() },
        }),
      );
    } catch {
      gather({ clientId, day, calls: unwrittenCalls, lastCallAt });
    }
  };

  const tell = async () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...callsByKey];
    callsByKey.clear();
    for (const [key, calls] of batch) await tellOne(key, calls);
  };

  return {
    note(actor) {
      if (actor === undefined || !('client' in actor) || actor.client === undefined) return;
      gather({ clientId: actor.userId, day: calendarDay(now()), calls: 1, lastCallAt: now() });
    },
    tell,
    async close() {
      clearTimeout(timer);
      for (const [key, { calls }] of callsByKey) await add(key, calls).catch(() => undefined);
      callsByKey.clear();
    },
  };
}
