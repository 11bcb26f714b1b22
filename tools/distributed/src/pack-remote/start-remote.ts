import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { packRemote } from './pack-remote.ts';
import { startProcess } from '../processes/start-process.ts';
import type { StartedProcess } from '../processes/start-process.ts';

export interface RemoteServer {
  readonly buildFolder: string;
  /** Where its files and nginx's own may lie. */
  readonly folder: string;
  readonly port: number;
}

/** Runs a remote's image without its container: the same layout and the same nginx configuration, at places of this machine. */
export async function startRemote({ buildFolder, folder, port }: RemoteServer): Promise<StartedProcess> {
  const packed = join(folder, 'packed');
  await mkdir(packed, { recursive: true });
  await packRemote({ buildFolder, target: packed });
  const image = await readFile('infra/nginx/remote.conf', 'utf8');
  const here = image
    .replaceAll('/tmp/', `${resolve(folder)}/`)
    .replace('root /srv/remote;', `root ${resolve(packed)};`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  const configuration = join(folder, 'nginx.conf');
  await writeFile(configuration, here);
  return startProcess(
    'nginx',
    ['-c', resolve(configuration), '-e', 'stderr', '-g', `daemon off; user ${userInfo().username};`],
    {},
  );
}
