import { join } from 'node:path';
import { precompress, publishBuild, readGifts } from '@alveole/gateway';
import { apps, declaredRemotes } from '@alveole/publish-remote';

/** The builds of one kind: those for users, or those that stand beside live remotes. They never mix in a page. */
export interface FrontBuilds {
  /** Folder of each application that holds its build. */
  readonly build: 'dist' | 'dist-development';
  /** Where the gateway serves remotes from. */
  readonly remotesFolder: string;
}

/** The shell's build. */
export const shellDirOf = ({ build }: FrontBuilds): string => join(apps, 'shell', build);

/** Publishes the built remotes into a folder and compresses the shell; builds that have not changed keep their version. */
export async function publishRemotes(builds: FrontBuilds): Promise<void> {
  const shellDir = shellDirOf(builds);
  await precompress(shellDir);
  const gifts = await readGifts(shellDir);
  for (const { buildFolder } of await declaredRemotes(builds.build))
    await publishBuild({ buildFolder, remotesFolder: builds.remotesFolder, gifts });
}

/** The builds that an installation shows. */
export function frontBuildsOf({ dataDir, development }: { dataDir: string; development: boolean }): FrontBuilds {
  return development
    ? { build: 'dist-development', remotesFolder: join(dataDir, 'remotes-development') }
    : { build: 'dist', remotesFolder: join(dataDir, 'remotes') };
}
