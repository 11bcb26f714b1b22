import { join } from 'node:path';
import { precompress, publishBuild } from '@alveole/gateway';
import { apps, declaredRemotes } from '@alveole/publish-remote';

/** The shell's build. */
export const shellDir = join(apps, 'shell/dist');

/** Publishes the built remotes into a folder and compresses the shell; builds that have not changed keep their version. */
export async function publishRemotes(remotesFolder: string): Promise<void> {
  await precompress(shellDir);
  for (const { buildFolder } of await declaredRemotes()) await publishBuild({ buildFolder, remotesFolder });
}
