import { link, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backUpDatabase, databaseFile } from '@alveole/embedded';
import { manifestName, readManifest } from './backup-manifest.ts';
import type { BackedUpFile, BackupManifest } from './backup-manifest.ts';
import { copyHashed, hashFile } from './hash-file.ts';
import { eachAtOnce } from './each-at-once.ts';
import { backupName, storedBackups } from './stored-backups.ts';

const databaseFolder = 'database';
const databasePath = join(databaseFolder, databaseFile);

/** What nobody misses: the database is copied by itself, uploads that were not accepted are sent again. */
const leftOut = [databaseFolder, join('objects', '.uploads'), 'process.lock'];

export interface Backup {
  /** The folder that was written. */
  readonly folder: string;
  readonly manifest: BackupManifest;
}

/**
 * Copies an installation of one machine, which may run meanwhile: first the database as it stands at one moment, then the
 * files that it names, which nothing rewrites. What the last backup at the same place has already is linked, not copied.
 * @param dataDir the data folder of the installation
 * @param destination the folder in which backups stand, each in its own
 * @throws Error in French when the data folder holds no installation
 */
export async function backUp(dataDir: string, destination: string, now = new Date()): Promise<Backup> {
  await requireInstallation(dataDir);
  const folder = join(destination, backupName(now));
  const partial = `${folder}.partial`;
  try {
    const files = await copyInto(partial, dataDir, await earlierBackup(destination));
    const manifest: BackupManifest = { format: 1, began: now.toISOString(), files };
    await writeFile(join(partial, manifestName), JSON.stringify(manifest), { mode: 0o600 });
    await rename(partial, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function requireInstallation(dataDir: string): Promise<void> {
  const database = await stat(join(dataDir, databasePath)).catch(() => undefined);
  if (database === undefined)
    throw new Error(`${dataDir} ne contient aucune installation : il n’y a rien à sauvegarder.`);
}

interface EarlierBackup {
  readonly folder: string;
  readonly files: ReadonlyMap<string, BackedUpFile>;
}

async function earlierBackup(destination: string): Promise<EarlierBackup | undefined> {
  const folder = (await storedBackups(destination)).at(-1);
  if (folder === undefined) return undefined;
  const { files } = await readManifest(folder);
  return { folder, files: new Map(files.map((file) => [file.path, file])) };
}

async function copyInto(partial: string, dataDir: string, earlier: EarlierBackup | undefined): Promise<BackedUpFile[]> {
  await mkdir(join(partial, databaseFolder), { recursive: true, mode: 0o700 });
  const database = join(partial, databasePath);
  await backUpDatabase(join(dataDir, databaseFolder), database);
  const { size, mtimeMs } = await stat(database);
  const files = [{ path: databasePath, bytes: size, sha256: await hashFile(database), modified: mtimeMs }];
  await eachAtOnce(filesBelow(dataDir), async (path) => {
    const file = await copyFileInto(partial, dataDir, path, earlier);
    if (file !== undefined) files.push(file);
  });
  return files;
}

async function* filesBelow(dataDir: string, folder = ''): AsyncGenerator<string> {
  for (const entry of await readdir(join(dataDir, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (leftOut.includes(path)) continue;
    if (entry.isDirectory()) yield* filesBelow(dataDir, path);
    else if (entry.isFile()) yield path;
  }
}

/** Undefined where the file was deleted since its folder was read: nothing in the copied database names it for long. */
async function copyFileInto(
  partial: string,
  dataDir: string,
  path: string,
  earlier: EarlierBackup | undefined,
): Promise<BackedUpFile | undefined> {
  const original = await stat(join(dataDir, path)).catch(() => undefined);
  if (original === undefined) return undefined;
  const copy = join(partial, path);
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  const former = earlier?.files.get(path);
  const isUnchanged = former?.bytes === original.size && former.modified === original.mtimeMs;
  if (earlier && former && isUnchanged && (await isSound(earlier.folder, former))) {
    await link(join(earlier.folder, path), copy);
    return former;
  }
  const sha256 = await copyHashed(join(dataDir, path), copy);
  await utimes(copy, original.atime, original.mtime);
  return { path, bytes: original.size, sha256, modified: original.mtimeMs };
}

/** A copy that has rotted is made anew, not handed on. */
async function isSound(folder: string, { path, sha256 }: BackedUpFile): Promise<boolean> {
  return (await hashFile(join(folder, path)).catch(() => undefined)) === sha256;
}
