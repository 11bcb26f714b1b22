import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const original = resolve(import.meta.dirname, '../../..');
const workspaces = ['apps', 'libs', 'services', 'tools'];
/** Of the installed packages, what a copy has for itself. */
const ownFolders = new Set(['@alveole', '.cache', '.package-lock.json']);
const leftOut = new Set([
  'node_modules',
  'dist',
  'dist-development',
  '.git',
  '.nx',
  'coverage',
  'reports',
  'test-results',
]);

export interface CopiedTree {
  readonly root: string;
  remove(): void;
}

/**
 * The sources in a folder of their own, to be changed at will. Packages from elsewhere are links to those that are
 * installed; the product's own packages are the copied ones.
 */
export function copyTree(): CopiedTree {
  const root = mkdtempSync(join(tmpdir(), 'alveole-tree-'));
  cpSync(original, root, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !leftOut.has(basename(path)) && !/\/\.data[^/]*$/.test(path),
  });
  linkPackages(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Links the packages of a copy, its own ones anew; to be called again after a package was added. */
export function linkPackages(root: string): void {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules/@alveole'), { recursive: true });
  for (const name of readdirSync(join(original, 'node_modules')).filter((each) => !ownFolders.has(each)))
    symlinkSync(join(original, 'node_modules', name), join(root, 'node_modules', name));
  // Its date tells that everything is installed.
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
  for (const folder of workspaces.flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(kind, name)))) {
    if (!existsSync(join(root, folder, 'package.json'))) continue;
    const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string };
    // Packages of a name without scope were linked with those from elsewhere.
    rmSync(join(root, 'node_modules', name), { force: true });
    symlinkSync(join(root, folder), join(root, 'node_modules', name));
    const own = join(original, folder, 'node_modules');
    if (existsSync(own) && !existsSync(join(root, folder, 'node_modules')))
      symlinkSync(own, join(root, folder, 'node_modules'));
  }
}
