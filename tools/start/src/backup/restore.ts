import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { takeDataFolder } from '../data-folder.ts';
import { readManifest } from './backup-manifest.ts';
import type { BackedUpFile, BackupManifest } from './backup-manifest.ts';
import { backupName } from './stored-backups.ts';
import { copyHashed } from './hash-file.ts';
import { eachAtOnce } from './each-at-once.ts';

export interface Restoration {
  readonly manifest: BackupManifest;
  /** Where the former data folder stands now, when there was one. */
  readonly former: string | undefined;
}

export interface RestoreOptions {
  /** The folder of one backup. */
  readonly backup: string;
  readonly dataDir: string;
  /** Puts a data folder that there is aside; else one that is not empty is refused. */
  readonly replace: boolean;
}

const namedFaults = 5;

/**
 * Puts an installation back from a backup: every file is copied, its content compared with what the backup says, and only a
 * whole copy takes the place of the data folder.
 * @throws Error in French when a file is damaged or missing, when the data folder is not empty, or when an installation runs there
 */
export async function restore({ backup, dataDir, replace }: RestoreOptions, now = new Date()): Promise<Restoration> {
  const manifest = await readManifest(backup);
  const isFree = (await readdir(dataDir).catch((): string[] => [])).length === 0;
  if (!isFree && !replace)
    throw new Error(`${dataDir} n’est pas vide. Avec --replace, son contenu est mis de côté, rien n’est effacé.`);
  takeDataFolder(dataDir).release();
  const partial = `${dataDir}.partial`;
  await rm(partial, { recursive: true, force: true });
  try {
    await copyWhole(backup, partial, manifest.files);
    const former = isFree ? undefined : `${dataDir}.${backupName(now).replace('alveole-', 'avant-')}`;
    if (former === undefined) await rm(dataDir, { recursive: true, force: true });
    else await rename(dataDir, former);
    await rename(partial, dataDir);
    return { manifest, former };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function copyWhole(backup: string, partial: string, files: readonly BackedUpFile[]): Promise<void> {
  const damaged: string[] = [];
  await eachAtOnce(files, async (file) => {
    if (!(await copySound(backup, partial, file))) damaged.push(file.path);
  });
  if (damaged.length === 0) return;
  const named = damaged.slice(0, namedFaults).join(', ');
  const more = damaged.length > namedFaults ? ` et ${damaged.length - namedFaults} autres` : '';
  throw new Error(
    `La sauvegarde est incomplète, rien n’a été rétabli. Fichiers absents ou endommagés : ${named}${more}. Essayez la sauvegarde d’avant.`,
  );
}

async function copySound(backup: string, partial: string, { path, sha256 }: BackedUpFile): Promise<boolean> {
  const copy = resolve(partial, path);
  if (relative(partial, copy).startsWith('..')) return false;
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  try {
    return (await copyHashed(join(backup, path), copy)) === sha256;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
