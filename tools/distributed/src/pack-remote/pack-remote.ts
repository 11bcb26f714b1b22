import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishBuild } from '@alveole/gateway';

/**
 * Lays a remote's build out as its own server serves it: `remote.json` (its entry in the registry) and
 * `remotes/<name>/<version>/…`, compressed already. Answers the version.
 */
export async function packRemote({ buildFolder, target }: { buildFolder: string; target: string }): Promise<string> {
  const remotesFolder = join(target, 'remotes');
  await mkdir(remotesFolder, { recursive: true });
  const entry = await publishBuild({ buildFolder, remotesFolder });
  await writeFile(join(target, 'remote.json'), JSON.stringify(entry));
  await rm(join(remotesFolder, 'remotes.json'));
  return entry.version;
}
