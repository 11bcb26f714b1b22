import type { RemoteEntry } from '@alveole/contracts';
import { candidateOf } from '@alveole/contracts';
import type { Request } from 'express';
import { Router } from 'express';
import { nameArea } from '../observe/observe-requests.ts';
import type { RollOutJudge } from './judge-roll-outs.ts';
import type { CookieScope } from './session-place.ts';
import { behindAll, givePlace } from './session-place.ts';

export interface ReportRoutesOptions {
  readonly judge: RollOutJudge;
  /** The registry as it is published now. @throws when it cannot be read */
  readonly published: () => Promise<readonly RemoteEntry[]>;
  readonly networkOf: (request: Request) => string;
  readonly cookieScope: CookieScope;
}

/**
 * `POST /remotes/<name>/<version>/loaded` and `…/failed`: what a page tells of a version while one goes out. A session
 * whose candidate failed gets what is in use at its next look, so that nobody waits for the others.
 */
export function reportRoutes({ judge, published, networkOf, cookieScope }: ReportRoutesOptions): Router {
  const router = Router();
  router.post('/remotes/:name/:version/:outcome', async (request, response, next) => {
    const { name, version, outcome } = request.params;
    if (outcome !== 'loaded' && outcome !== 'failed') return next();
    nameArea(response, 'roll-out');
    const current = (await published().catch(() => [])).find((entry) => entry.name === name);
    const candidate = current && candidateOf(current);
    const reported = [current, candidate].find((entry) => entry?.version === version);
    if (current && candidate && reported && isOfOwnPage(request)) {
      if (outcome === 'loaded') judge.hearLoaded(reported, networkOf(request));
      else judge.hearFailed(reported, networkOf(request), current);
    }
    if (outcome === 'failed' && candidate && reported === candidate && isOfOwnPage(request))
      givePlace(response, behindAll, cookieScope);
    response.setHeader('cache-control', 'no-store').status(204).end();
  });
  return router;
}

/** Pages elsewhere could make the browsers of their visitors tell failures. */
function isOfOwnPage({ headers }: Request): boolean {
  return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
}
