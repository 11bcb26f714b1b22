import { createHash, randomUUID } from 'node:crypto';
import { cp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { RemoteEntry, ShellGifts } from '@alveole/contracts';
import { precompress } from '../serve-files/precompress.ts';
import { changeRegistry } from './registry-file.ts';
import { declarationOf, entryOf, mustFit, withEntry } from './registry-entry.ts';
import type { Audience } from './registry-entry.ts';
import { manifestAddress, versionList } from './remotes-source.ts';

export interface Publication {
  /** The finished build, `apps/<remote>/dist`. */
  readonly buildFolder: string;
  /** The folder that the gateway serves remotes from. */
  readonly remotesFolder: string;
  /** What the shell in use gives; absent where nobody can know, as in an image. */
  readonly gifts?: ShellGifts | undefined;
  /** Who gets it; everybody when absent. */
  readonly audience?: Audience | undefined;
}

const manifestFile = 'mf-manifest.json';

const isPartOfBuild = (path: string) =>
  !/\.(br|gz|map)$/.test(path) && path !== 'standalone' && !path.startsWith('standalone/');

/**
 * Copies a build under a version of its own content, never to be changed again, and points the registry to it.
 * The same build again changes nothing but the pointer. Its name, its paths and its needs stand in its manifest.
 * Answers the new entry.
 * @throws Error when the shell lacks what it needs; then nothing is kept of it
 */
export async function publishBuild({ buildFolder, remotesFolder, gifts, audience }: Publication): Promise<RemoteEntry> {
  const declaration = declarationOf(await readFile(join(buildFolder, manifestFile)));
  mustFit(declaration, gifts);
  const { name } = declaration;
  const version = await versionOf(buildFolder);
  const target = join(remotesFolder, name, version);
  if (!(await exists(target))) await copyWhole(buildFolder, target);
  return pointTo({ name, version, remotesFolder, gifts, audience });
}

/**
 * Gives a version that was published before to an audience: rolling back, forward again, or out to a share.
 * @throws Error when it was not, or the shell lacks what it needs, or the registry cannot hold it
 */
export async function pointTo({
  name,
  version,
  remotesFolder,
  gifts,
  audience,
}: {
  name: string;
  version: string;
} & Omit<Publication, 'buildFolder'>): Promise<RemoteEntry> {
  const manifest = await readFile(join(remotesFolder, name, version, manifestFile));
  const entry = entryOf(manifest, { version, address: manifestAddress(name, version) });
  mustFit(entry, gifts);
  await changeRegistry(remotesFolder, (registry) => withEntry(registry, entry, audience));
  return entry;
}

async function versionOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of (await filesBelow(folder)).filter(isPartOfBuild))
    hash
      .update(path)
      .update('\0')
      .update(await readFile(join(folder, path)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** The version appears whole or not at all, even when the machine stops in the middle. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomUUID()}.draft`;
  try {
    await cp(from, draft, { recursive: true, filter: (path) => path === from || isPartOfBuild(relative(from, path)) });
    await precompress(draft);
    await writeFile(join(draft, versionList), JSON.stringify(await filesBelow(draft)));
    await rename(draft, to).catch(otherWasFirst);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Two publishers of one build write the same version. */
function otherWasFirst(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
