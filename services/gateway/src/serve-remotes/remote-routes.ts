import { unmetNeed } from '@alveole/contracts';
import type { RemoteEntry, RemotesRegistry } from '@alveole/contracts';
import type { Logger } from '@alveole/service-kit';
import { Router } from 'express';
import { answerRefusal, unavailable, unknownAddress } from '../answer-refusal.ts';
import { nameArea } from '../observe/observe-requests.ts';
import { allowWebAssembly } from '../protect/security-headers.ts';
import { usualVersions, versionsFor } from '../roll-out-remotes/choose-versions.ts';
import type { SessionVersions, Version } from '../roll-out-remotes/choose-versions.ts';
import type { FoundRemotes, RemotesSource } from './remotes-source.ts';
import type { ReadSessionVersions } from './session-versions.ts';
import { readGifts } from './shell-file.ts';

export interface RemoteLocations {
  /** The registry as a session gets it: one version of each remote, addresses below the base path. Throws when it cannot be read. */
  registry(versions?: SessionVersions): Promise<RemotesRegistry>;
  /** Origins of remotes that stand elsewhere, as last read. */
  origins(): readonly string[];
}

export interface LocationsOptions {
  readonly basePath: string;
  /** The shell's build, which says what it gives to remotes. */
  readonly shellDir: string;
  readonly logger: Logger;
  /** Whether a candidate does not go out any more. */
  readonly isStopped: (version: Version) => boolean;
}

/** Tells where the remotes stand, below a base path, and says once of an entry that it is none or does not fit. */
export function createRemoteLocations(
  source: RemotesSource,
  { basePath, shellDir, logger, isStopped }: LocationsOptions,
): RemoteLocations {
  let origins: readonly string[] = [];
  let reported = '';
  const report = async ({ remotes, malformed }: FoundRemotes): Promise<void> => {
    const registry = JSON.stringify([remotes, malformed]);
    if (registry === reported) return;
    reported = registry;
    if (malformed.length > 0) logger.error({ malformed }, 'remotes left out of the registry');
    const gifts = await readGifts(shellDir);
    const lacks = gifts ? remotes.flatMap((entry) => unmetNeed(entry, gifts) ?? []) : [];
    for (const lack of lacks) logger.error(lack);
  };
  return {
    async registry(versions = usualVersions) {
      const registry = await source.current();
      await report(registry);
      const { remotes } = registry;
      origins = originsOf(remotes);
      return {
        remotes: versionsFor(remotes, versions, isStopped).map((entry) => ({
          ...entry,
          manifest: isElsewhere(entry.manifest) ? entry.manifest : `${basePath}${entry.manifest}`,
        })),
      };
    },
    origins: () => origins,
  };
}

/** The origins of those that stand elsewhere. */
export function originsOf(remotes: readonly RemoteEntry[]): readonly string[] {
  return [...new Set(remotes.flatMap(({ manifest }) => (isElsewhere(manifest) ? [new URL(manifest).origin] : [])))];
}

function isElsewhere(manifest: string): boolean {
  return /^https?:\/\//.test(manifest) && URL.canParse(manifest);
}

/** What the build makes of `scan.worker.ts`: a worker runs by the policy of its own script (ADR 102). */
const scriptOfWorker = /\/assets\/[a-z-]+\.worker\.[0-9a-f]{8}\.js$/;

/** `/remotes.json` and the files of the remotes. */
export function remoteRoutes(source: RemotesSource, locations: RemoteLocations, sessions: ReadSessionVersions): Router {
  const router = Router();
  router.get('/remotes.json', async (request, response) => {
    nameArea(response, 'registry');
    const registry = await locations.registry(await sessions.of(request)).catch(() => undefined);
    if (registry === undefined) return answerRefusal(response, unavailable('The registry of remotes'));
    response.setHeader('cache-control', 'private, no-cache').json(registry);
  });
  router.use('/remotes', (request, response) => {
    nameArea(response, 'static');
    if (scriptOfWorker.test(request.path)) allowWebAssembly(response);
    return source.handle(request, response, () => answerRefusal(response, unknownAddress));
  });
  return router;
}
