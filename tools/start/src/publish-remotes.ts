import { join, resolve } from 'node:path';
import { precompress, publishBuild } from '@alveole/gateway';
import { remoteName } from '@alveole/contracts';

const apps = resolve(import.meta.dirname, '../../../apps');

/** The shell's build. */
export const shellDir = join(apps, 'shell/dist');

/** Publishes the built remotes into a folder and compresses the shell; builds that have not changed keep their version. */
export async function publishRemotes(remotesFolder: string): Promise<void> {
  await precompress(shellDir);
  for (const name of remoteName.options) {
    await publishBuild({ name, buildFolder: join(apps, name.replaceAll('_', '-'), 'dist'), remotesFolder });
  }
}
