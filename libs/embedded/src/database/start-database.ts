import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { keepRunning, usualRestarts } from './keep-running.ts';
import type { Restarts, Runner } from './keep-running.ts';
import { lockDirectory } from './storage/owner-lock.ts';
import { clearStaleSocket, placeSocket } from './wire/socket-path.ts';
import type { WorkerMessage, WorkerSettings } from './worker-protocol.ts';

/** The part of a pino logger that the database uses. */
export interface DatabaseLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface DatabaseOptions {
  /** Where the data lie; made when it is not there. One running database per directory. */
  readonly dir: string;
  /** A Unix socket (default: `db.sock` in `dir`; on Windows a free loopback port), or TCP. Port 0 takes a free one. */
  readonly listen: { readonly socketPath?: string } | { readonly host: string; readonly port: number };
  readonly logger: DatabaseLogger;
  /** How often, in milliseconds, expired documents are deleted (default: a minute, as MongoDB). */
  readonly sweepEveryMs?: number;
  /** It ended too often and is not started again: only a restart of the process mends that. */
  readonly onGivenUp?: () => void;
  /** How often it is started again when it ends by itself (default: ten times within some minutes). */
  readonly restarts?: Restarts;
}

export interface RunningDatabase {
  /** `mongodb://…`, for mongoose with any `dbName`. */
  readonly uri: string;
  /** Answers what was received, then ends. Everything acknowledged is on disk anyway. */
  close(): Promise<void>;
}

/** Starts the embedded database in a worker thread; resolves once it takes connections. A thread that ends is started again. */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const { logger, onGivenUp = () => undefined, restarts = usualRestarts } = options;
  const unlock = lockDirectory(options.dir);
  try {
    const place = await choosePlace(options);
    const first = await startWorker(options, place.listen);
    const startAgain = async () => {
      if ('path' in place.listen) await clearStaleSocket(place.listen.path);
      return startWorker(options, 'host' in place.listen ? { ...place.listen, port: first.port ?? 0 } : place.listen);
    };
    const running = keepRunning(first, startAgain, { restarts, logger, onGivenUp });
    return {
      uri: place.uri(first.port),
      close: onceOnly(async () => {
        await running.close();
        place.dispose();
        unlock();
      }),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startWorker(
  { dir, sweepEveryMs = 60_000, logger }: DatabaseOptions,
  listen: WorkerSettings['listen'],
): Promise<Runner & { readonly port: number | undefined }> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
    workerData: { dir, listen, sweepEveryMs } satisfies WorkerSettings,
  });
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'log') logger[message.level](message.fields, message.message);
  });
  const port = await listening(worker);
  worker.once('error', (error) => logger.error({ error: String(error) }, 'the embedded database failed'));
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return { port, ended, close: () => worker.postMessage('close') };
}

interface Place {
  readonly listen: WorkerSettings['listen'];
  uri(port: number | undefined): string;
  dispose(): void;
}

async function choosePlace({ dir, listen }: DatabaseOptions): Promise<Place> {
  if ('host' in listen) return tcpPlace(listen.host, listen.port);
  if (process.platform === 'win32') return tcpPlace('127.0.0.1', 0);
  const socket = placeSocket(listen.socketPath ?? join(dir, 'db.sock'));
  await clearStaleSocket(socket.path);
  return {
    listen: { path: socket.path },
    uri: () => `mongodb://${encodeURIComponent(socket.path)}/`,
    dispose: socket.dispose,
  };
}

function tcpPlace(host: string, port: number): Place {
  const shown = host.includes(':') ? `[${host}]` : host;
  return { listen: { host, port }, uri: (actual) => `mongodb://${shown}:${actual ?? port}/`, dispose: () => undefined };
}

function listening(worker: Worker): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'listening') resolve(message.port);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the database ended at its start with code ${code}`)));
  });
}

function onceOnly(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}
