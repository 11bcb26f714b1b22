import { join } from 'node:path';
import { behindTheGateway, environmentOf, nodeServices, readComposeFile } from '../deployment/compose-file.ts';
import type { NodeService } from '../deployment/compose-file.ts';
import { onThisMachine } from '../platform/on-this-machine.ts';
import { writeOwnCampaigns } from '../platform/own-campaigns.ts';
import { operatorVariables } from '../platform/operator-settings.ts';
import { declaredRemotes } from '@alveole/publish-remote';
import { freePorts } from '@alveole/start/free-ports';
import { startProcess } from '../processes/start-process.ts';
import type { StartedProcess } from '../processes/start-process.ts';
import { until } from '../processes/until.ts';
import { unpackedService } from '../pack-service/unpacked-service.ts';
import { startRemote } from '../pack-remote/start-remote.ts';

export interface Platform {
  /** Where browsers reach the gateway. */
  readonly publicUrl: string;
  /** Origin of each service. */
  readonly urls: Readonly<Record<NodeService, string>>;
  /** What `.env` says of one variable. */
  variable(name: string): string;
  /** Changes `.env` as an operator does: an instance reads it when it starts. */
  changeVariables(changes: Readonly<Record<string, string>>): void;
  /** Runs an operator's command in the image of a service; answers what it printed. Throws with its error output. */
  command(service: NodeService, ...args: string[]): Promise<readonly string[]>;
  /** The instance goes as when its node dies, and another one starts in its place; it may not be ready yet. */
  replace(service: NodeService): Promise<void>;
  /** The last lines that each process wrote, by its name. */
  lastLines(count: number): Readonly<Record<string, readonly string[]>>;
  stop(): Promise<void>;
}

/**
 * Starts every service and every remote as its own process, with the environment of the compose file, each service from
 * a folder that holds what its image holds and no more.
 */
export async function startPlatform(folder: string, servers: Readonly<Record<string, string>>): Promise<Platform> {
  const remotes = (await declaredRemotes()).map((remote) => remote.folder);
  const names = [...nodeServices, ...remotes];
  const free = await freePorts(names.length);
  const ports = Object.fromEntries(names.map((name, index) => [name, free[index] ?? 0]));
  const urls = Object.fromEntries(nodeServices.map((name) => [name, `http://127.0.0.1:${ports[name]}`])) as Record<
    NodeService,
    string
  >;
  const compose = readComposeFile('docker-compose.yml');
  const variables: Record<string, string> = { ...operatorVariables(), PUBLIC_URL: urls.gateway };
  const places = {
    ports,
    campaignsDir: writeOwnCampaigns(join(folder, 'campaigns')),
    servers: {
      ...servers,
      SHELL_DIR: 'apps/shell/dist',
      REMOTES_KEPT_DIR: join(folder, 'kept'),
      REMOTES_DIR: join(folder, 'published'),
    },
  };
  const images = join(folder, 'images');
  const running: Record<string, StartedProcess> = {};
  const startInImage = (name: NodeService, ...args: string[]) =>
    startProcess(
      process.execPath,
      [join(images, name, `services/${name}/dist/main.mjs`), ...args],
      onThisMachine(name, environmentOf(compose, name, variables), places),
    );
  const platform: Platform = {
    publicUrl: urls.gateway,
    urls,
    variable: (name) => variables[name] ?? '',
    changeVariables: (changes) => void Object.assign(variables, changes),
    async command(service, ...args) {
      const child = startInImage(service, ...args);
      if ((await child.ended) !== 0) throw new Error(`${service} ${args.join(' ')}: ${child.errorLines().join(' ')}`);
      return child.outputLines();
    },
    async replace(service) {
      await running[service]?.kill();
      running[service] = startInImage(service);
    },
    lastLines: (count) =>
      Object.fromEntries(
        Object.entries(running).map(([name, child]) => [
          name,
          [...child.outputLines(), ...child.errorLines()].slice(-count),
        ]),
      ),
    stop: async () => void (await Promise.allSettled(Object.values(running).map((child) => child.stop()))),
  };
  try {
    for (const remote of remotes) {
      running[remote] = await startRemote({
        buildFolder: `apps/${remote}/dist`,
        folder: join(folder, remote),
        port: ports[remote] ?? 0,
      });
    }
    for (const name of nodeServices) await unpackedService(`services/${name}`, join(images, name));
    await Promise.all(behindTheGateway.map((name) => platform.command(name, 'migrate')));
    for (const name of nodeServices) running[name] = startInImage(name);
    await Promise.race([allReady(urls), endedEarly(running)]);
    return platform;
  } catch (error) {
    for (const [name, lines] of Object.entries(platform.lastLines(5))) console.error(name, lines.join('\n'));
    await platform.stop();
    throw error;
  }
}

/** Throws as soon as one of them ends by itself: nobody waits a minute for what cannot come. */
async function endedEarly(running: Readonly<Record<string, StartedProcess>>): Promise<never> {
  const [name, code] = await Promise.race(
    Object.entries(running).map(async ([each, { ended }]) => [each, await ended] as const),
  );
  throw new Error(`${name} ended at its start (${code})`);
}

/** Waits until every service and the gateway say that they can be used. */
export async function allReady(urls: Readonly<Record<NodeService, string>>): Promise<void> {
  await Promise.all(
    Object.entries(urls).map(([name, url]) =>
      until(`${name} is ready`, async () => {
        const answer = await fetch(`${url}/readyz`);
        if (!answer.ok) throw new Error(await answer.text());
        return true;
      }),
    ),
  );
}
