import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { DeadLetter, DeadLetterFilter, DeadLetterStore } from './dead-letter.ts';
import { matches } from './dead-letter.ts';

const storedDeadLetter = z.object({
  id: z.uuid(),
  queue: z.string(),
  event: z.unknown(),
  reason: z.string(),
  attempts: z.number(),
  dead_at: z.string(),
});

/** A dead letter is one file; its ending says whether it waits or is to be replayed. */
const waiting = '.dead.json';
const replaying = '.replay.json';

/** The folder of the one-machine profile's dead letters. */
export function deadLetterFolder(dataDir: string): string {
  return join(dataDir, 'dead-letters');
}

/**
 * Dead letters as files in one folder: written durably before they count, readable with any editor, and open
 * to a second process, so that the command can ask the running one for a replay.
 */
export function createFileDeadLetters(folder: string): DeadLetterStore {
  const list = (filter: DeadLetterFilter = {}) => deadLettersIn(folder, waiting, filter);
  return {
    list,
    toReplay: () => deadLettersIn(folder, replaying, {}),
    async add(deadLetter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `${deadLetter.id}.draft`);
      await writeDurably(draft, JSON.stringify(deadLetter, null, 2));
      await rename(draft, join(folder, deadLetter.id + waiting));
      await syncFolder(folder);
    },
    async replay(filter = {}) {
      const letters = await list(filter);
      for (const { id } of letters) await rename(join(folder, id + waiting), join(folder, id + replaying));
      return letters.length;
    },
    async remove(id) {
      await Promise.all([waiting, replaying].map((ending) => rm(join(folder, id + ending), { force: true })));
    },
  };
}

async function deadLettersIn(folder: string, ending: string, filter: DeadLetterFilter): Promise<DeadLetter[]> {
  const names = (await readdir(folder).catch(ifGone([]))).filter((name) => name.endsWith(ending));
  // Another process may have taken one since the folder was read.
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(ifGone(''))));
  return texts
    .filter(Boolean)
    .map((text) => storedDeadLetter.parse(JSON.parse(text)))
    .filter((deadLetter) => matches(deadLetter, filter))
    .sort((a, b) => a.dead_at.localeCompare(b.dead_at));
}

function ifGone<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename lasts only once the folder itself is on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
