import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { z } from 'zod';
import type { Bundle } from '../bundle/bundle-service.ts';

const names = z.record(z.string(), z.unknown()).default({});
const packageFile = z.object({
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().default(false) })).default({}),
});

/**
 * The folders of every package that a bundle needs at run time: those that it imports, and theirs in turn, each found
 * as Node finds it. Those of another platform, which npm did not install, and optional peers are left out.
 * Throws where one that must be there is not installed.
 */
export function packagesOfBundle({ outfile, imports }: Bundle): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of imports) {
    if (!isBuiltin(path)) folders.add(folderOfImport(path, dirname(outfile)));
  }
  // A set is walked through to what is added meanwhile: each package brings its own.
  for (const folder of folders) dependenciesOf(folder).forEach((dependency) => folders.add(dependency));
  return folders;
}

function folderOfImport(path: string, from: string): string {
  if (path.startsWith('.')) return folderOfFile(resolve(from, path));
  return requirePackage(nameOf(path), from);
}

function dependenciesOf(folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packageFile.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  // npm lists an optional dependency among the dependencies too.
  const required = [...Object.keys(dependencies), ...peers].filter((name) => !(name in optionalDependencies));
  const optional = Object.keys(optionalDependencies).map((name) => findPackage(name, folder));
  return [...required.map((name) => requirePackage(name, folder)), ...optional.filter((found) => found !== undefined)];
}

/** `@scope/name/part` → `@scope/name`. */
function nameOf(path: string): string {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}

/** `…/node_modules/name/lib/index.js` → `…/node_modules/name`. */
function folderOfFile(file: string): string {
  const mark = `${sep}node_modules${sep}`;
  const end = file.lastIndexOf(mark) + mark.length;
  return file.slice(0, end) + nameOf(file.slice(end));
}

function requirePackage(name: string, from: string): string {
  const folder = findPackage(name, from);
  if (folder === undefined) throw new Error(`${name} is needed by ${from} and is not installed`);
  return folder;
}

function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
  }
  return undefined;
}
