import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteEntry } from '@alveole/contracts';
import { z } from 'zod';
import type { Version } from '../roll-out-remotes/choose-versions.ts';
import type { StoredFolder } from '../serve-files/stored-folder.ts';
import { readFolder } from '../serve-files/stored-folder.ts';
import { versionList } from './remotes-source.ts';

/** Where a version is copied from: the bytes of one of its files, undefined when it is not there. */
export type FileOfVersion = (version: Version, path: string) => Promise<Uint8Array | undefined>;

/** Copies of versions, so that pages that are open stay whole when a server has only its next version. */
export interface StoredVersions {
  /**
   * Copies a version whole; what an earlier try got is not asked for again.
   * @throws Error when it cannot be had whole now, or is not what the registry names
   */
  keep(entry: RemoteEntry): Promise<void>;
  /** Its files, once it is kept. */
  filesOf(version: Version): Promise<StoredFolder | undefined>;
}

/** Of each remote, begun copies included: so many deployments may pass over an open page. */
const versionsStored = 5;
const simultaneously = 8;

const fileList = z.array(z.string().regex(/^(?!.*\.\.)[A-Za-z0-9_@][\w@.+-]*(\/[\w@.+-]+)*$/)).max(5_000);

export function createStoredVersions(folder: string, fileOf: FileOfVersion): StoredVersions {
  const read = new Map<string, Promise<StoredFolder>>();
  const underWay = new Map<string, Promise<void>>();
  const placeOf = ({ name, version }: Version) => join(folder, name, version);

  const forgetOldest = async (name: string): Promise<void> => {
    for (const old of (await newestFirst(join(folder, name))).slice(versionsStored)) {
      read.delete(old);
      await rm(old, { recursive: true, force: true });
    }
  };

  const keep = async (entry: RemoteEntry): Promise<void> => {
    const place = placeOf(entry);
    if (!(await exists(place))) {
      const draft = `${place}.draft`;
      await copyInto(draft, entry, fileOf);
      await rename(draft, place);
    }
    await utimes(place, new Date(), new Date());
    await forgetOldest(entry.name);
  };

  return {
    keep(entry) {
      const place = placeOf(entry);
      const asked = underWay.get(place) ?? keep(entry).finally(() => underWay.delete(place));
      underWay.set(place, asked);
      return asked;
    },
    async filesOf(version) {
      const place = placeOf(version);
      const known = read.get(place) ?? ((await exists(place)) ? readFolder(place) : undefined);
      if (known) read.set(place, known);
      return known?.catch(() => void read.delete(place));
    },
  };
}

async function copyInto(draft: string, entry: RemoteEntry, fileOf: FileOfVersion): Promise<void> {
  const get = async (path: string): Promise<Uint8Array> => {
    const bytes = await fileOf(entry, path);
    if (!bytes) throw new Error(`${entry.name} ${entry.version} has no ${path}`);
    return bytes;
  };
  const missing = fileList.parse(JSON.parse(new TextDecoder().decode(await get(versionList))));
  while (missing.length > 0)
    await Promise.all(missing.splice(0, simultaneously).map((path) => copyFile(join(draft, path), () => get(path))));
  const manifest = await readFile(join(draft, 'mf-manifest.json'));
  if (`sha256-${createHash('sha256').update(manifest).digest('base64')}` === entry.integrity) return;
  await rm(draft, { recursive: true });
  throw new Error(`${entry.name} ${entry.version} is not what its registry names`);
}

async function copyFile(target: string, get: () => Promise<Uint8Array>): Promise<void> {
  if (await exists(target)) return;
  const bytes = await get();
  const part = `${target}.${randomUUID()}.part`;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(part, bytes);
  await rename(part, target);
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const dated = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  );
  return dated.sort((one, other) => other.at - one.at).map(({ path }) => path);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
