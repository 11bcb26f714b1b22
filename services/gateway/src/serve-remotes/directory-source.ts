import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readRemotes } from '@alveole/contracts';
import { forAYear, sendFile } from '../serve-files/stored-file.ts';
import type { StoredFolder } from '../serve-files/stored-folder.ts';
import { readFolder } from '../serve-files/stored-folder.ts';
import { registryFile } from './registry-file.ts';
import type { FoundRemotes, RemotesSource } from './remotes-source.ts';
import { publishedPath } from './remotes-source.ts';

/**
 * Remotes published into a folder: `remotes.json` (the pointers) and `<name>/<version>/…` (the builds).
 * The pointers are read again whenever the file changes, so publishing and rolling back need no restart.
 */
export function createDirectorySource(folder: string): RemotesSource {
  const path = join(folder, registryFile);
  let cached: { stamp: string; registry: FoundRemotes } | undefined;
  const served = new Map<string, Promise<StoredFolder>>();

  /** A version never changes, so it is read once; one that is not there is looked for again. */
  const filesOf = (version: string): Promise<StoredFolder | undefined> => {
    const files = served.get(version) ?? readFolder(version);
    served.set(version, files);
    return files.catch(() => void served.delete(version));
  };

  return {
    async current() {
      const { mtimeMs, size, ino } = await stat(path);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      if (cached?.stamp !== stamp) cached = { stamp, registry: readRemotes(JSON.parse(await readFile(path, 'utf8'))) };
      return cached.registry;
    },
    file: ({ name, version }, file) => textOf(join(folder, name, version, file)),
    async handle(request, response, next) {
      const published = request.method === 'GET' || request.method === 'HEAD' ? publishedPath(request.path) : undefined;
      const files = published && (await filesOf(join(folder, published.name, published.version)));
      const file = files?.get(published?.rest ?? '');
      return file === undefined ? next() : sendFile(request, response, file, forAYear);
    },
    close: () => served.clear(),
  };
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}
