import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readRemotes } from '@alveole/contracts';
import type { RemoteEntry, RemotesRegistry } from '@alveole/contracts';
import { precompress } from '../serve-files/precompress.ts';
import { registryFile } from './directory-source.ts';
import { declarationOf, entryOf, withEntry } from './registry-entry.ts';
import { manifestAddress } from './remotes-source.ts';

export interface Publication {
  /** The finished build, `apps/<remote>/dist`. */
  readonly buildFolder: string;
  /** The folder that the gateway serves remotes from. */
  readonly remotesFolder: string;
}

const manifestFile = 'mf-manifest.json';

const isPartOfBuild = (path: string) =>
  !/\.(br|gz)$/.test(path) && path !== 'standalone' && !path.startsWith('standalone/');

/**
 * Copies a build under a version of its own content, never to be changed again, and points the registry to it.
 * The same build again changes nothing but the pointer. Its name and its paths stand in its manifest. Answers the new
 * entry.
 */
export async function publishBuild({ buildFolder, remotesFolder }: Publication): Promise<RemoteEntry> {
  const { name } = declarationOf(await readFile(join(buildFolder, manifestFile)));
  const version = await versionOf(buildFolder);
  const target = join(remotesFolder, name, version);
  if (!(await exists(target))) await copyWhole(buildFolder, target);
  return pointTo({ name, version, remotesFolder });
}

/** Moves the pointer of a remote to a version that was published before (rolling back, or forward again). */
export async function pointTo({
  name,
  version,
  remotesFolder,
}: {
  name: string;
  version: string;
  remotesFolder: string;
}): Promise<RemoteEntry> {
  const manifest = await readFile(join(remotesFolder, name, version, manifestFile));
  const entry = entryOf(manifest, { version, address: manifestAddress(name, version) });
  const registry = withEntry(await readRegistry(remotesFolder), entry);
  await replaceFile(join(remotesFolder, registryFile), `${JSON.stringify(registry, null, 2)}\n`);
  return entry;
}

async function versionOf(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)))
    .filter(isPartOfBuild)
    .sort();
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(path)
      .update('\0')
      .update(await readFile(join(folder, path)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** The version appears whole or not at all, even when the machine stops in the middle. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomUUID()}.draft`;
  try {
    await cp(from, draft, { recursive: true, filter: (path) => path === from || isPartOfBuild(relative(from, path)) });
    await precompress(draft);
    await rename(draft, to);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function readRegistry(folder: string): Promise<RemotesRegistry> {
  const path = join(folder, registryFile);
  return (await exists(path)) ? readRemotes(JSON.parse(await readFile(path, 'utf8'))) : { remotes: [] };
}

async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(draft, text);
  await rename(draft, path);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
