import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { StoredFile } from './stored-file.ts';
import { storedFile } from './stored-file.ts';

/** Files by address below the folder, `/assets/shell.1a2b.js`. */
export type StoredFolder = ReadonlyMap<string, StoredFile>;

const typeByExtension: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Content type of a kind of file that pages need; undefined for others. */
export const typeOf = (path: string): string | undefined => typeByExtension[extname(path)];

/**
 * Reads a build into memory (a few MiB), with the `.br` and `.gz` twins beside its files. Kinds of files that a page
 * does not need are left out. Rejects when the folder is not there.
 */
export async function readFolder(folder: string): Promise<StoredFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  const served = [...paths].filter((path) => typeOf(path) !== undefined);
  const files = await Promise.all(
    served.map(async (path) => [addressOf(folder, path), await readStored(path, paths)] as const),
  );
  return new Map(files);
}

function addressOf(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join('/')}`;
}

async function readStored(path: string, paths: ReadonlySet<string>): Promise<StoredFile> {
  const twin = async (name: string) => (paths.has(name) ? await readFile(name) : undefined);
  const [identity, br, gzip] = await Promise.all([readFile(path), twin(`${path}.br`), twin(`${path}.gz`)]);
  return storedFile(typeOf(path) ?? '', {
    identity,
    ...(br === undefined ? {} : { br }),
    ...(gzip === undefined ? {} : { gzip }),
  });
}
