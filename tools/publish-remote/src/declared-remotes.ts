import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isRemoteDeclaration } from '@alveole/contracts';
import type { RemoteDeclaration } from '@alveole/contracts';

export const apps = resolve(import.meta.dirname, '../../../apps');

export interface DeclaredRemote extends RemoteDeclaration {
  /** Name of its folder in `apps`. */
  readonly folder: string;
  /** Where its finished build stands. */
  readonly buildFolder: string;
}

/** The remotes of this repository: every application whose `package.json` declares a `remote`, by folder. */
export async function declaredRemotes(): Promise<readonly DeclaredRemote[]> {
  const folders = (await readdir(apps)).sort();
  return (await Promise.all(folders.map(declaredIn))).flat();
}

async function declaredIn(folder: string): Promise<readonly DeclaredRemote[]> {
  const text = await readFile(join(apps, folder, 'package.json'), 'utf8').catch(() => '{}');
  const { remote } = JSON.parse(text) as { remote?: unknown };
  if (remote === undefined) return [];
  if (!isRemoteDeclaration(remote)) throw new Error(`apps/${folder}/package.json: "remote" needs a name and paths`);
  return [{ name: remote.name, paths: remote.paths, folder, buildFolder: join(apps, folder, 'dist') }];
}
