import type { RemotesRegistry } from '@alveole/contracts';
import { Router } from 'express';
import { answerFailure, unavailable } from '../answer-failure.ts';
import { nameArea } from '../observe/observe-requests.ts';
import type { RemotesSource } from './remotes-source.ts';

export interface RemotePlaces {
  /** The registry as browsers get it: addresses below the base path. Throws when it cannot be read. */
  registry(): Promise<RemotesRegistry>;
  /** Origins of remotes that stand elsewhere, as last read. */
  origins(): readonly string[];
}

/** Tells where the remotes stand, below a base path. */
export function createRemotePlaces(source: RemotesSource, basePath: string): RemotePlaces {
  let origins: readonly string[] = [];
  return {
    async registry() {
      const { remotes } = await source.current();
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
export function remoteRoutes(source: RemotesSource, places: RemotePlaces): Router {
  const router = Router();
  router.get('/remotes.json', async (_request, response) => {
    nameArea(response, 'registry');
    const registry = await places.registry().catch(() => undefined);
    if (registry === undefined) return answerFailure(response, unavailable('The registry of remotes'));
    response.setHeader('cache-control', 'no-cache').json(registry);
  });
  router.use('/remotes', (request, response, next) => {
    nameArea(response, 'static');
    return source.handle(request, response, next);
  });
  return router;
}
