import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from './installation.ts';

const start = resolve(import.meta.dirname, '../../start.mjs');
/** For a start, on a busy machine. Milliseconds. */
const readyTimeout = 300_000;

/** A running installation, started as `npm start` does. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  /** All that it printed so far. */
  printed(): string;
  /** Ctrl-C: ends after what is under way. Answers the exit code. */
  stop(): Promise<number | null>;
  /** The power goes. */
  kill(): Promise<void>;
}

/**
 * Starts the product and waits until everything can be used. Rejects with what it printed when it does not come up.
 * @param command what Node runs, `npm start` unless told otherwise
 */
export async function startProduct(
  { port, dataDir }: Installation,
  env: Readonly<Record<string, string>> = {},
  command: readonly string[] = [start],
): Promise<Product> {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, () => printed);
  return {
    url,
    pid: child.pid ?? 0,
    printed: () => printed,
    async stop() {
      child.kill('SIGINT');
      return ended(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}

async function untilReady(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + readyTimeout;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The product ended with ${child.exitCode}:\n${printed().slice(-8_000)}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The product was not ready within ${readyTimeout / 1000} s:\n${printed().slice(-8_000)}`);
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}
