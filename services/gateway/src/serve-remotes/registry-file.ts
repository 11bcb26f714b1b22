import { randomUUID } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { readRemotes } from '@alveole/contracts';
import type { RemotesRegistry } from '@alveole/contracts';
import { oneAtATime } from './one-at-a-time.ts';

export const registryFile = 'remotes.json';

/**
 * Changes the pointers of a folder of remotes: what others wrote meanwhile is read first, and readers see the change
 * whole or not at all.
 * @throws what `change` throws; then nothing has changed
 */
export async function changeRegistry(
  folder: string,
  change: (registry: RemotesRegistry) => RemotesRegistry,
): Promise<void> {
  const path = join(folder, registryFile);
  await oneAtATime(path, async () => {
    const registry = change(await readRegistry(path));
    await replaceFile(path, `${JSON.stringify(registry, null, 2)}\n`);
  });
}

/** Entries that cannot be read are dropped at the next change, as they are left out by every reader. */
async function readRegistry(path: string): Promise<RemotesRegistry> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"remotes":[]}';
    throw error;
  });
  const { remotes } = readRemotes(JSON.parse(text));
  return { remotes };
}

async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  const file = await open(draft, 'wx');
  await file
    .writeFile(text)
    .then(() => file.sync())
    .finally(() => file.close());
  await rename(draft, path);
}
