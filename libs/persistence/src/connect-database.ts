import { isTracing } from '@alveole/tracing';
import mongoose from 'mongoose';
import type { Connection, Model, Schema, mongo } from 'mongoose';
import { withoutExpiry } from './define-schema.ts';
import { createIndexes, dropIndexes, obsoleteIndexes } from './indexes.ts';
import type { ObsoleteIndex } from './indexes.ts';
import { traceCommands } from './trace-commands.ts';

/** What persistence needs of a logger; a pino logger fits. */
export interface PersistenceLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface DatabaseOptions {
  /** `mongodb://…` or `mongodb+srv://…`. */
  readonly uri: string;
  /** `alveole_<service>`: each service has its own. */
  readonly dbName: string;
  readonly logger: PersistenceLogger;
  /** Milliseconds before an operation gives up finding a server, at start and later. */
  readonly serverSelectionTimeout?: number;
  /** False where the clock is not the store's: then nothing goes because the store calls it over. */
  readonly expires?: boolean;
}

export interface Database {
  readonly name: string;
  /** The model of a collection; asked again with the same name it is the same one. */
  model<T>(collection: string, schema: Schema<T>): Model<T>;
  /** A collection as the driver gives it, without a schema: for migrations, which read and write former fields. */
  collection(name: string): mongo.Collection<{ _id: string }>;
  /** Names of the collections whose models were asked for so far. */
  declaredCollections(): readonly string[];
  /** Creates the declared indexes of all models so far that are missing; drops none. Throws when one has changed under its name. */
  createIndexes(): Promise<void>;
  /** Indexes that stand there although no model so far declares them. */
  obsoleteIndexes(): Promise<ObsoleteIndex[]>;
  /** Only once no instance of an earlier version runs any more. */
  dropIndexes(indexes: readonly ObsoleteIndex[]): Promise<void>;
  isReady(): boolean;
  close(): Promise<void>;
}

/**
 * Connects to a database. Rejects with one readable line, without the password, when no server answers.
 * Later the driver reconnects by itself; operations meanwhile reject after the selection timeout.
 * Filters are sanitised: an operator counts only inside `trusted(…)`, so that a value like `{"$gt": ""}` from
 * outside is compared, never run.
 */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const { uri, dbName, logger, serverSelectionTimeout = 3_000, expires = true } = options;
  const connection = mongoose.createConnection();
  connection.on('disconnected', () => logger.warn({ database: dbName }, 'database connection lost'));
  connection.on('connected', () => logger.info({ database: dbName }, 'database connected'));
  connection.on('error', () => undefined);
  try {
    await connection.openUri(uri, {
      dbName,
      serverSelectionTimeoutMS: serverSelectionTimeout,
      heartbeatFrequencyMS: 5_000,
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
      sanitizeFilter: true,
      monitorCommands: isTracing(),
    });
    if (isTracing()) traceCommands(connection.getClient());
  } catch (error) {
    await connection.close().catch(() => undefined);
    const reason = error instanceof Error ? error.name : 'unknown reason';
    throw new Error(`The database at ${withoutCredentials(uri)} cannot be reached (${reason})`, { cause: error });
  }
  return openDatabase(connection, dbName, expires);
}

function openDatabase(connection: Connection, name: string, expires: boolean): Database {
  return {
    name,
    model<T>(collection: string, schema: Schema<T>): Model<T> {
      const known = connection.models[collection] as Model<T> | undefined;
      return known ?? connection.model<T>(collection, expires ? schema : withoutExpiry(schema), collection);
    },
    collection: (collection) => connection.getClient().db(name).collection<{ _id: string }>(collection),
    declaredCollections: () => connection.modelNames(),
    createIndexes: () => createIndexes(connection),
    obsoleteIndexes: () => obsoleteIndexes(connection),
    dropIndexes: (indexes) => dropIndexes(connection, indexes),
    isReady: () => connection.readyState === mongoose.ConnectionStates.connected,
    close: () => {
      connection.removeAllListeners('disconnected');
      return connection.close();
    },
  };
}

function withoutCredentials(uri: string): string {
  return uri.replace(/\/\/[^@/]*@/, '//').replace(/\?.*$/, '');
}
