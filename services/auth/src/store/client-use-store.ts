import type { Database, Projection } from '@alveole/persistence';
import { applyIfNewer, defineSchema, trusted } from '@alveole/persistence';
import type { CountedCalls } from '../record/counted-calls.ts';

interface StoredDay extends Projection {
  clientId: string;
  day: string;
  calls: number;
  lastCallAt: Date;
  /** MongoDB removes the count afterwards. */
  expiresAt: Date;
}

interface StoredUse {
  _id: string;
  usedAt: Date;
}

const text = { type: String, required: true };
const instant = { type: Date, required: true };

const days = defineSchema<StoredDay>(
  {
    sequence: { type: Number, required: true },
    clientId: text,
    day: text,
    calls: { type: Number, required: true },
    lastCallAt: instant,
    expiresAt: instant,
  },
  [
    { name: 'clientId_day', fields: { clientId: 1, day: 1 } },
    { name: 'expiresAt_ttl', fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
);
const uses = defineSchema<StoredUse>({ usedAt: instant });

const storedMs = 400 * 24 * 3_600_000;
/** Milliseconds within which a second use of a secret is not worth a write. */
const sameUseMs = 60_000;
const maxDays = 31;

/** What is known of how a client is used. */
export interface ClientUse {
  readonly lastCallAt: Date | undefined;
  /** Newest first; the last month. */
  readonly callsByDay: readonly { readonly day: string; readonly calls: number }[];
}

export type ClientUseStore = ReturnType<typeof createClientUseStore>;

/** When secrets were used, and how often software called on which day. */
export function createClientUseStore(database: Database) {
  const dayModel = database.model<StoredDay>('client_days', days);
  const useModel = database.model<StoredUse>('client_secret_uses', uses);
  return {
    /** Notes what a service counted of a day; an older count changes nothing. */
    async countDay(service: string, { clientId, day, calls, lastCallAt, sequence }: CountedCalls): Promise<void> {
      const expiresAt = new Date(lastCallAt.getTime() + storedMs);
      const fields = { clientId, day, calls, lastCallAt, expiresAt };
      await applyIfNewer(dayModel, `${clientId}.${day}.${service}`, sequence, { $set: fields });
    },
    async useOf(clientId: string): Promise<ClientUse> {
      const services = 5;
      const query = dayModel
        .find({ clientId })
        .sort({ clientId: -1, day: -1 })
        .limit(maxDays * services);
      const counts = await query.lean<StoredDay[]>();
      const byDay = new Map<string, number>();
      for (const { day, calls } of counts) byDay.set(day, (byDay.get(day) ?? 0) + calls);
      const lastMs = Math.max(...counts.map(({ lastCallAt }) => lastCallAt.getTime()));
      return {
        lastCallAt: counts.length === 0 ? undefined : new Date(lastMs),
        callsByDay: [...byDay].slice(0, maxDays).map(([day, calls]) => ({ day, calls })),
      };
    },
    /** Notes that a secret was used, at most once a minute. */
    async noteSecret(secretId: string, at: Date): Promise<void> {
      const known = await useModel.findOne({ _id: secretId }).lean<StoredUse>();
      if (known && at.getTime() - known.usedAt.getTime() < sameUseMs) return;
      await useModel.updateOne({ _id: secretId }, { $set: { usedAt: at } }, { upsert: true });
    },
    /** When each of these secrets was used last. */
    async secretUses(secretIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
      const known = await useModel.find({ _id: trusted({ $in: [...secretIds] }) }).lean<StoredUse[]>();
      return new Map(known.map(({ _id, usedAt }) => [_id, usedAt]));
    },
  };
}
