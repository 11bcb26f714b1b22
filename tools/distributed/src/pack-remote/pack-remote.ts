import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteName, remotesRegistry } from '@alveole/contracts';
import { publishBuild } from '@alveole/gateway';

/**
 * Lays a remote's build out as its own server serves it: `remote.json` (its entry in the registry) and
 * `remotes/<name>/<version>/…`, compressed already. Answers the version.
 * @param remote its folder's name, for example `public-site`
 */
export async function packRemote(
  remote: string,
  { buildFolder, target }: { buildFolder: string; target: string },
): Promise<string> {
  const name = remoteName.parse(remote.replaceAll('-', '_'));
  const remotesFolder = join(target, 'remotes');
  await mkdir(remotesFolder, { recursive: true });
  const { version } = await publishBuild({ name, buildFolder, remotesFolder });
  const pointers = join(remotesFolder, 'remotes.json');
  const [entry] = remotesRegistry.parse(JSON.parse(await readFile(pointers, 'utf8'))).remotes;
  await writeFile(join(target, 'remote.json'), JSON.stringify(entry));
  await rm(pointers);
  return version;
}
