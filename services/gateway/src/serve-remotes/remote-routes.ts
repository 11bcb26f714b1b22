import type { RemotesRegistry } from '@alveole/contracts';
import type { Logger } from '@alveole/service-kit';
import { Router } from 'express';
import { answerRefusal, unavailable } from '../answer-refusal.ts';
import { nameArea } from '../observe/observe-requests.ts';
import type { RemotesSource } from './remotes-source.ts';

export interface RemoteLocations {
  /** The registry as browsers get it: addresses below the base path. Throws when it cannot be read. */
  registry(): Promise<RemotesRegistry>;
  /** Origins of remotes that stand elsewhere, as last read. */
  origins(): readonly string[];
}

/** Tells where the remotes stand, below a base path, and says once of an entry that it is none. */
export function createRemoteLocations(
  source: RemotesSource,
  { basePath, logger }: { basePath: string; logger: Logger },
): RemoteLocations {
  let origins: readonly string[] = [];
  let reported = '[]';
  const report = (malformed: readonly unknown[]): void => {
    const found = JSON.stringify(malformed);
    if (found !== reported && malformed.length > 0) logger.error({ malformed }, 'remotes left out of the registry');
    reported = found;
  };
  return {
    async registry() {
      const { remotes, malformed } = await source.current();
      report(malformed);
      origins = [
        ...new Set(remotes.flatMap(({ manifest }) => (isElsewhere(manifest) ? [new URL(manifest).origin] : []))),
      ];
      return {
        remotes: remotes.map((entry) => ({
          ...entry,
          manifest: isElsewhere(entry.manifest) ? entry.manifest : `${basePath}${entry.manifest}`,
        })),
      };
    },
    origins: () => origins,
  };
}

function isElsewhere(manifest: string): boolean {
  return /^https?:\/\//.test(manifest);
}

/** `/remotes.json` and the files of the remotes. */
export function remoteRoutes(source: RemotesSource, locations: RemoteLocations): Router {
  const router = Router();
  router.get('/remotes.json', async (_request, response) => {
    nameArea(response, 'registry');
    const registry = await locations.registry().catch(() => undefined);
    if (registry === undefined) return answerRefusal(response, unavailable('The registry of remotes'));
    response.setHeader('cache-control', 'no-cache').json(registry);
  });
  router.use('/remotes', (request, response, next) => {
    nameArea(response, 'static');
    return source.handle(request, response, next);
  });
  return router;
}
