import { randomUUID } from 'node:crypto';
import { defineEvent } from '@alveole/contracts';
import { z } from 'zod';
import { connectDatabase } from './connect-database.ts';
import type { Database } from './connect-database.ts';
import { defineSchema } from './define-schema.ts';
import { versioned } from './versioned/versioned.ts';
import type { Versioned } from './versioned/versioned.ts';

/** An aggregate that only these tests have. */
export interface Bike extends Versioned {
  serial: string;
  /** Each write leaves its mark. */
  marks: string[];
  extra?: object;
}

const bikeSchema = versioned(
  defineSchema<Bike>(
    { serial: { type: String, required: true }, marks: { type: [String], default: [] }, extra: { type: Object } },
    [{ name: 'serial_unique', fields: { serial: 1 }, unique: true }],
  ),
);

export const bikeMarked = defineEvent('bike.marked', 1, 'A bike got a mark', z.object({ mark: z.string() }));
export const testEvents = { bikeMarked } as const;

export function marked(aggregate_id: string, sequence: number, mark = `mark ${sequence}`) {
  const stamp = { event_id: randomUUID(), occurred_at: new Date().toISOString() };
  return bikeMarked.create({ ...stamp, aggregate_id, sequence, data: { mark } });
}

export const silentLogger = { debug() {}, info() {}, warn() {}, error() {} };

export function bikesOf(database: Database, collection = 'bikes') {
  return database.model(collection, bikeSchema);
}

/** A database of this test file alone. */
export async function openTestDatabase() {
  // The testing library stands on this one, so jest's environment is read here.
  const uri = process.env.MONGODB_URI ?? '';
  const dbName = `alveole_test_${randomUUID().slice(0, 13)}`;
  const database = await connectDatabase({ uri, dbName, logger: silentLogger });
  const bikes = bikesOf(database);
  await database.createIndexes();
  return {
    database,
    bikes,
    uri,
    dbName,
    async close() {
      await bikes.db.dropDatabase();
      await database.close();
    },
  };
}

export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;
