import { cp, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Copies what `belongs` of a folder, links as the files behind them. Answers the bytes of the files that it copied.
 * @param belongs is asked of each file and folder by its path
 */
export async function copyFolder(from: string, to: string, belongs: (path: string) => boolean): Promise<number> {
  let bytes = 0;
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, {
    recursive: true,
    dereference: true,
    async filter(path) {
      if (!belongs(path)) return false;
      const entry = await stat(path);
      if (entry.isFile()) bytes += entry.size;
      return true;
    },
  });
  return bytes;
}
