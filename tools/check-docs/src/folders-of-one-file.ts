import { basename, dirname } from 'node:path';
import { isProductCode } from './unresolved-citations.ts';

/** Rooms that services have by the same names, however little is in them. */
const sharedRooms: ReadonlySet<string> = new Set(['migrate', 'outside', 'record', 'seeding', 'store', 'wire']);

/**
 * Folders of services, libs and tools (direct children of `src`) with one file of product code, which could stand beside its
 * neighbours. An act has a folder of its own all the same, whose files bear its name (`list-towns/list-towns.route.ts`).
 */
export function foldersOfOneFile(files: readonly string[]): string[] {
  const filesOfFolder = new Map<string, string[]>();
  for (const file of files.filter(isProductCode)) {
    const [, folder] = /^((?:services|libs|tools)\/[^/]+\/src\/[^/]+)\//.exec(file) ?? [];
    if (folder !== undefined) filesOfFolder.set(folder, [...(filesOfFolder.get(folder) ?? []), file]);
  }
  return [...filesOfFolder]
    .filter(([folder, own]) => own.length === 1 && !isRoom(folder) && !own.some(bearsTheNameOfItsFolder))
    .map(([folder]) => folder);
}

const isRoom = (folder: string): boolean => folder.startsWith('services/') && sharedRooms.has(basename(folder));

const bearsTheNameOfItsFolder = (file: string): boolean => basename(file).startsWith(`${basename(dirname(file))}.`);
