import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { startDatabase } from './start-database.ts';
import type { DatabaseLogger, DatabaseOptions, RunningDatabase } from './start-database.ts';

export const silentLogger: DatabaseLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const freshDir = (): string => mkdtempSync(join(tmpdir(), 'edb-'));

export interface TestDatabase extends RunningDatabase {
  readonly dir: string;
  connect(dbName?: string): Promise<mongoose.Connection>;
  /** Ends connections and database and removes the files. */
  remove(): Promise<void>;
}

/** A database of its own, over its real socket, with the unmodified driver on top. */
export async function startTestDatabase(options: Partial<DatabaseOptions> = {}): Promise<TestDatabase> {
  const dir = options.dir ?? freshDir();
  const database = await startDatabase({ dir, listen: {}, logger: silentLogger, ...options });
  const connections: mongoose.Connection[] = [];
  return {
    ...database,
    dir,
    connect: async (dbName = 'test') => {
      const connection = await mongoose.createConnection(database.uri, { dbName, autoCreate: false }).asPromise();
      connections.push(connection);
      return connection;
    },
    remove: async () => {
      await Promise.all(connections.map((connection) => connection.close()));
      await database.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The driver's handle on a connection's database. */
export function driverOf(connection: mongoose.Connection): NonNullable<mongoose.Connection['db']> {
  if (connection.db === undefined) throw new Error('not connected');
  return connection.db;
}
