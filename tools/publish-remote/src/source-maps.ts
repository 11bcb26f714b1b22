import { cp, mkdir, readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteEntry } from '@alveole/contracts';

/**
 * Keeps the source maps of a build for its operator, below `<folder>/<name>/<version>/`. They are never published: a
 * build has them where it was made with `SOURCE_MAPS=1`. Answers how many there were.
 */
export async function keepSourceMaps(
  buildFolder: string,
  { name, version }: Pick<RemoteEntry, 'name' | 'version'>,
  folder: string,
): Promise<number> {
  const maps = (await readdir(buildFolder, { recursive: true })).filter((path) => path.endsWith('.js.map'));
  for (const path of maps) {
    const target = join(folder, name, version, path);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(buildFolder, path), target);
  }
  return maps.length;
}

/** The map of a published script; undefined where nobody kept it. @param script `<name>/<version>/<path>` below `/remotes` */
export async function readSourceMap(folder: string, script: string): Promise<string | undefined> {
  return readFile(join(folder, `${script}.map`), 'utf8').catch(() => undefined);
}
