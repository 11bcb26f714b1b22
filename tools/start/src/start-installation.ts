import { join } from 'node:path';
import { startEmbedded } from '@alveole/embedded';
import { createFileDeadLetters, createInProcessBus, deadLetterFolder } from '@alveole/messaging';
import { demoAccountsOf } from '@alveole/seed-data';
import { createLogger } from '@alveole/service-kit';
import { startTracing } from '@alveole/tracing';
import { takeDataFolder } from './data-folder.ts';
import { addressesOf, placeServices, serviceEnvironment, services } from './environment.ts';
import { freePorts } from './free-ports.ts';
import { frontBuildsOf, publishRemotes, shellDirOf } from './publish-remotes.ts';
import { startGatewayThread } from './gateway-thread/start-gateway-thread.ts';
import { keepSecrets } from './secrets.ts';
import { seedOnce } from './seed-once.ts';
import type { Settings } from './settings.ts';
import { startServices } from './start-services.ts';

export interface Installation {
  /** Where browsers reach it, base path included. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The whole product in this process, its data below one folder: the services in this thread, the gateway and the
 * database each in one of its own. Parts start in the order in which they need each other and stop in the opposite
 * one, so that nothing accepted is lost. Throws with one readable line.
 */
export async function startInstallation(settings: Settings, report: (line: string) => void): Promise<Installation> {
  const closing: (() => Promise<void> | void)[] = [];
  const opened = <T extends { close(): Promise<void> }>(part: T): T => {
    closing.unshift(() => part.close());
    return part;
  };
  const close = async () => {
    for (const end of closing.splice(0)) await end();
  };
  try {
    const folder = takeDataFolder(settings.dataDir);
    closing.unshift(folder.release);
    const loggerOf = (service: string) => createLogger({ service, level: settings.logLevel });
    opened(await startTracing(settings.traces.endpoint, { service: 'alveole', logger: loggerOf('traces') }));
    const lost = new AbortController();
    const embedded = opened(
      await startEmbedded({
        dataDir: settings.dataDir,
        logger: loggerOf('embedded'),
        onGivenUp: () => lost.abort(),
      }),
    );
    const ports = placeServices(await freePorts(services.length));
    const env = serviceEnvironment(settings, embedded, keepSecrets(settings.dataDir), ports);
    await seedOnce(settings.dataDir, env, report);
    const bus = opened(
      createInProcessBus({
        logger: loggerOf('bus'),
        deadLetters: createFileDeadLetters(deadLetterFolder(settings.dataDir)),
      }),
    );
    opened(await startServices(env, ports, bus, loggerOf));
    const builds = frontBuildsOf(settings);
    await publishRemotes(builds);
    opened(
      await startGatewayThread(
        {
          host: settings.host,
          port: settings.port,
          routesTo: addressesOf(ports),
          remotesFolder: builds.remotesFolder,
          shellDir: shellDirOf(builds),
          publicConfig: {
            base_path: settings.basePath,
            tile_url: settings.tileUrl,
            ...(settings.tileAttribution && { tile_attribution: settings.tileAttribution }),
            campaign: settings.campaign,
            programme: settings.programme,
            ...(settings.development && { development: true }),
          },
          face: {
            campaignsDir: settings.campaignsDir,
            campaign: settings.campaign.id,
            programmeSettings: settings.programmeSettings,
          },
          publicUrl: settings.publicUrl,
          objectStoreUrl: embedded.s3.endpoint,
          bucket: embedded.s3.bucket,
          trustedProxies: settings.trustedProxies,
          previewKey: settings.previewKey,
          stoppedFile: join(builds.remotesFolder, 'stopped.json'),
          logLevel: settings.logLevel,
          sampleRate: settings.traces.sampleRate,
          tracesEndpoint: settings.traces.endpoint,
          dev: { inboxUrl: embedded.inboxUrl, accounts: demoAccountsOf(settings.campaign) },
        },
        lost.signal,
      ),
    );
    return { url: `${settings.publicUrl}${settings.basePath}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}
