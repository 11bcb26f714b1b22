import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@alveole/start/free-ports';
import { startRemote } from '@alveole/distributed/start-remote';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import { createUpstreamSource, everyServiceAt, startGateway } from '@alveole/gateway';
import type { RunningGateway } from '@alveole/gateway';
import { apps } from '@alveole/publish-remote';
import { createLogger } from '@alveole/service-kit';
import type { TrialContext } from '../frame/trial.ts';
import type { Site } from './site.ts';

export interface ImageSite extends Site {
  /** The gateway is deployed anew too: what it kept on its disk is gone. */
  replaceGateway(): Promise<void>;
}

/** A gateway before remotes that are servers of their own, each with what its image holds and nothing else. */
export async function startImageSite(
  { afterwards }: TrialContext,
  productUrl: string,
  builds: Readonly<Record<string, string>>,
): Promise<ImageSite> {
  const folder = await mkdtemp(join(tmpdir(), 'alveole-images-'));
  afterwards(() => rm(folder, { recursive: true, force: true }));
  const names = Object.keys(builds);
  const [port = 0, ...ports] = await freePorts(names.length + 1);
  const url = `http://127.0.0.1:${port}`;
  const addresses = Object.fromEntries(names.map((name, index) => [name, `http://127.0.0.1:${ports[index]}`]));
  const servers: Record<string, Awaited<ReturnType<typeof startRemote>>> = {};
  let gateways = 0;
  let gateway: RunningGateway | undefined;
  const logged: string[] = [];

  const startImage = async (name: string, buildFolder: string) => {
    await servers[name]?.stop();
    const own = await mkdtemp(join(folder, `${name}-`));
    servers[name] = await startRemote({ buildFolder, folder: own, port: ports[names.indexOf(name)] ?? 0 });
  };
  const startDoor = async () => {
    await gateway?.close();
    gateways += 1;
    gateway = await startGateway({
      host: '127.0.0.1',
      port,
      shellDir: join(apps, 'shell/dist'),
      remotesRegistry: createUpstreamSource(addresses, { keepIn: join(folder, `gateway-${gateways}`) }),
      routesTo: everyServiceAt(productUrl),
      publicConfig: demonstrationConfig,
      publicUrl: url,
      objectStoreUrl: productUrl,
      bucket: 'none',
      logger: createLogger({
        service: 'gateway',
        level: 'error',
        destination: { write: (line) => void logged.push(line) },
      }),
    });
  };
  afterwards(async () => {
    await gateway?.close();
    for (const server of Object.values(servers)) await server.stop();
  });
  for (const name of names) await startImage(name, builds[name] ?? '');
  await startDoor();
  return { what: 'images', url, publish: startImage, replaceGateway: startDoor, logged: () => logged };
}
