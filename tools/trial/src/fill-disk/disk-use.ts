import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const blockBytes = 512;

/** Bytes that a folder takes on disk, as far as its files stand still while they are counted. */
export async function diskUse(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ blocks }) => blocks * blockBytes,
        // Temporary files come and go.
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
