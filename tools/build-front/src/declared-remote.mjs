import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a package says of itself as a remote, under `remote` of its `package.json`: the name of its container, the
 * port of its development server, and the beginnings of the addresses whose screens it shows.
 * @param {string} directory
 * @returns {{ name: string, port: number, paths: readonly string[] }}
 */
export function declaredRemote(directory) {
  const { name, remote } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  if (!remote) throw new Error(`${name} declares no "remote" {name, port, paths} in its package.json`);
  return remote;
}
