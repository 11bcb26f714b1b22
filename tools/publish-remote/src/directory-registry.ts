import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readRemotes } from '@alveole/contracts';
import type { RemoteEntry, ShellGifts } from '@alveole/contracts';
import { changeRegistry, pointTo, publishBuild, registryFile, withoutCandidate } from '@alveole/gateway';
import { ordered } from './registry.ts';
import type { Registry } from './registry.ts';

/**
 * The folder that a gateway serves remotes from (`REMOTES_DIR`).
 * @param gifts what the shell in use gives
 */
export function createDirectoryRegistry(folder: string, gifts: ShellGifts): Registry {
  const versionAt = async (name: string, version: string) => ({
    version,
    publishedAt: (await stat(join(folder, name, version))).birthtime,
  });
  return {
    publish: (buildFolder, audience) => publishBuild({ buildFolder, remotesFolder: folder, gifts, audience }),
    pointTo: (name, version, audience) => pointTo({ name, version, remotesFolder: folder, gifts, audience }),
    withdraw: (name) => changeRegistry(folder, (registry) => withoutCandidate(registry, name)),
    versions: async (name) => {
      const names = await readdir(join(folder, name)).catch(() => []);
      const versions = names
        .filter((version) => !version.endsWith('.draft'))
        .map((version) => versionAt(name, version));
      return ordered(await Promise.all(versions), await currentEntry(folder, name));
    },
  };
}

async function currentEntry(folder: string, name: string): Promise<RemoteEntry | undefined> {
  const text = await readFile(join(folder, registryFile), 'utf8').catch(() => '{"remotes":[]}');
  return readRemotes(JSON.parse(text)).remotes.find((entry) => entry.name === name);
}
