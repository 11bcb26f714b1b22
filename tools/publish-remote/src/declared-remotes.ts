import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isRemoteDeclaration } from '@alveole/contracts';
import type { RemoteDeclaration } from '@alveole/contracts';

export const apps = resolve(import.meta.dirname, '../../../apps');

export interface DeclaredRemote extends RemoteDeclaration {
  /** Name of its folder in `apps`. */
  readonly folder: string;
  /** Of its development server. */
  readonly port: number;
  /** Where its finished build stands. */
  readonly buildFolder: string;
}

/**
 * The remotes of this repository: every application whose `package.json` declares a `remote`, by folder.
 * @param build the folder of an application that its build is in
 */
export async function declaredRemotes(build = 'dist'): Promise<readonly DeclaredRemote[]> {
  const folders = (await readdir(apps)).sort();
  return (await Promise.all(folders.map((folder) => declaredIn(folder, build)))).flat();
}

async function declaredIn(folder: string, build: string): Promise<readonly DeclaredRemote[]> {
  const text = await readFile(join(apps, folder, 'package.json'), 'utf8').catch(() => '{}');
  const { remote } = JSON.parse(text) as { remote?: { port?: unknown } };
  if (remote === undefined) return [];
  if (!isRemoteDeclaration(remote)) throw new Error(`apps/${folder}/package.json: "remote" needs a name and paths`);
  const { name, paths, port } = remote as RemoteDeclaration & { port: number };
  return [{ name, paths, port, folder, buildFolder: join(apps, folder, build) }];
}
