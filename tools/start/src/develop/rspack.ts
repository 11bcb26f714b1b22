import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apps } from '@alveole/publish-remote';
import { spawnWithUs } from '../../end-with-us.mjs';

const require = createRequire(import.meta.url);
const rspack = join(dirname(require.resolve('@rspack/cli/package.json')), 'bin/rspack.js');

/** Builds an application to stand beside live remotes. Rejects when the build fails; it has printed why. */
export async function buildBeside(folder: string): Promise<void> {
  const child = runRspack(folder, ['build', '--env', 'development'], ['ignore', 'ignore', 'inherit']);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`La construction de ${folder} a échoué.`);
}

export interface LiveRemote {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a remote from memory and sends each change into the open page. Rejects when it ends before it serves. */
export async function serveLive(folder: string, port: number, gatewayUrl: string): Promise<LiveRemote> {
  const child = runRspack(folder, ['serve', '--port', String(port)], ['ignore', 'inherit', 'inherit'], gatewayUrl);
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/mf-manifest.json`))) {
    if (child.exitCode !== null) throw new Error(`Le serveur de développement de ${folder} s’est arrêté.`);
    await pause(100);
  }
  return {
    url,
    async close() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function runRspack(folder: string, args: readonly string[], stdio: StdioOptions, gatewayUrl?: string): ChildProcess {
  const env = { ...process.env, ...(gatewayUrl === undefined ? {} : { PUBLIC_URL: gatewayUrl }) };
  return spawnWithUs(process.execPath, [rspack, ...args], { cwd: join(apps, folder), stdio, env });
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
