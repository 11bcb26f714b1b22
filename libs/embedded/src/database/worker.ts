import { chmodSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { createDispatcher } from './commands/dispatch.ts';
import { expireDocuments } from './index/expire-documents.ts';
import type { DatabaseLogger } from './start-database.ts';
import { openEngine } from './storage/engine.ts';
import { causeOf, isFailedCommit } from './storage/failed-commit.ts';
import { listen } from './wire/socket-server.ts';
import type { WorkerMessage, WorkerSettings } from './worker-protocol.ts';

/** The database runs here, away from the thread that serves the application. */
const settings = workerData as WorkerSettings;
const post = (message: WorkerMessage): void => parentPort?.postMessage(message);
const log = (level: 'info' | 'warn' | 'error') => (fields: object, message: string) =>
  post({ kind: 'log', level, fields, message });
const logger: DatabaseLogger = { info: log('info'), warn: log('warn'), error: log('error') };

// lmdb keeps promises of its own that nobody can wait for: without this a full disk would end the database.
process.on('unhandledRejection', (reason) => {
  if (!isFailedCommit(reason)) throw reason;
  void causeOf(reason);
});

const report = (what: string) => (error: unknown) => logger.error({ error: String(error) }, what);

const engine = await openEngine(settings.dir, report('dropped data could not be cleared'));
const dispatcher = createDispatcher(engine, logger);
const server = await listen(settings.listen, dispatcher.handle);
if ('path' in settings.listen && process.platform !== 'win32') chmodSync(settings.listen.path, 0o600);

let sweeping = Promise.resolve();
const timer = setInterval(() => {
  dispatcher.cursors.sweep();
  sweeping = sweeping
    .then(() => expireDocuments(engine, new Date()))
    .then(() => undefined, report('expired documents could not be deleted'));
}, settings.sweepEveryMs);

parentPort?.once('message', async () => {
  clearInterval(timer);
  await server.close();
  await sweeping;
  await engine.close();
  post({ kind: 'closed' });
  parentPort?.close();
});

post({ kind: 'listening', port: typeof server.address === 'object' ? server.address?.port : undefined });
