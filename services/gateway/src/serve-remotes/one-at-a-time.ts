import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const holderSchema = z.object({ id: z.string(), host: z.string(), pid: z.number() });
type Holder = z.output<typeof holderSchema>;

/** Longer than any change takes; a holder of another machine is believed for this long. */
const staleMs = 30_000;
const maxWaitMs = 60_000;

/**
 * Runs a change of a file while no other process runs one, by a lock beside it that only one can create. A lock whose
 * process ended in the middle is taken away.
 * @throws Error when others hold it for a minute
 */
export async function oneAtATime<T>(path: string, change: () => Promise<T>): Promise<T> {
  const lock = `${path}.lock`;
  const deadline = Date.now() + maxWaitMs;
  await mkdir(dirname(path), { recursive: true });
  while (!(await create(lock))) {
    const holder = await holderOf(lock);
    if (holder && (await isOver(holder, lock))) await takeAway(lock, holder);
    if (Date.now() > deadline) throw new Error(`${lock} is held for a minute; remove it if nobody publishes`);
    await pause(5 + Math.random() * 20);
  }
  try {
    return await change();
  } finally {
    await rm(lock, { force: true });
  }
}

async function create(lock: string): Promise<boolean> {
  try {
    const file = await open(lock, 'wx');
    const holder: Holder = { id: randomUUID(), host: hostname(), pid: process.pid };
    await file.writeFile(JSON.stringify(holder)).finally(() => file.close());
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Whoever took it away looks again first: between two looks the lock may be another's. */
async function takeAway(lock: string, stale: Holder): Promise<void> {
  const turn = `${lock}.taken-away`;
  if (!(await create(turn))) {
    if (await isOlder(turn, staleMs)) await rm(turn, { force: true });
    return;
  }
  try {
    if ((await holderOf(lock))?.id === stale.id) await rm(lock, { force: true });
  } finally {
    await rm(turn, { force: true });
  }
}

/** One that was cut off before it was written belongs to nobody that is named. */
async function holderOf(lock: string): Promise<Holder | undefined> {
  const text = await readFile(lock, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return { id: '', host: '', pid: 0 };
  }
}

async function isOver({ host, pid }: Holder, lock: string): Promise<boolean> {
  if (host === hostname() && !isRunning(pid)) return true;
  return isOlder(lock, staleMs);
}

async function isOlder(path: string, milliseconds: number): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  return Date.now() - mtimeMs > milliseconds;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
