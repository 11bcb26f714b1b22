import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a command answers that is asked for a name of now. */
export const alreadyExists = (name: string): Error => new Error(`${name} existe déjà.`);

/**
 * Throws when a source below a folder declares the constant or the function: a second one of its name would keep the
 * library, and with it every command that imports it, from loading.
 */
export function refuseDeclared(root: string, folder: string, identifier: string): void {
  const declaration = new RegExp(`^(export )?(const|(async )?function) ${identifier}\\b`, 'm');
  if (sourcesBelow(root, folder).some(({ text }) => declaration.test(text))) throw alreadyExists(identifier);
}

/** Throws when a workspace of that folder name exists, since packages of all kinds share one scope. */
export function refusePackage(root: string, name: string): void {
  const kinds = ['apps', 'libs', 'services', 'tools'];
  const taken = kinds.map((kind) => `${kind}/${name}`).find((folder) => existsSync(join(root, folder, 'package.json')));
  if (taken !== undefined) throw alreadyExists(taken);
}

/** The sources below a folder, by path from the root; none where there is no such folder. */
export function sourcesBelow(root: string, folder: string): { readonly path: string; readonly text: string }[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), 'utf8') }));
}
