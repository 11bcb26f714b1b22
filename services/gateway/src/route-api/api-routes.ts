import type { ServiceName } from '@alveole/contracts';
import compression from 'compression';
import { Router } from 'express';
import type { RequestHandler } from 'express';
import { answerRefusal, unknownAddress } from '../answer-refusal.ts';
import { nameArea } from '../observe/observe-requests.ts';
import { createForwarder } from '../forward.ts';
import type { Forwarder } from '../forward.ts';
import { ownerOf, serviceNames } from './call-owner.ts';
import { refuseServiceTokens } from './refuse-service-tokens.ts';
import { takePlace } from './take-place.ts';
import type { Callers } from './take-place.ts';

export interface ApiRoutes {
  readonly router: Router;
  close(): void;
}

/**
 * Long lists travel compressed. Answers of auth do not: they hold tokens, and the length of a compressed text
 * tells of what it holds.
 */
const compress = compression({
  filter: (_request, response) => /^application\/(json|xml)/.test(String(response.getHeader('content-type'))),
});

const documents = /^\/alveoleapi\/v1\/[^/]+\/docs\//;

/** Everything under `/alveoleapi/`: each call goes to the service that owns it, unchanged. */
export function createApiRoutes(
  addresses: Readonly<Record<ServiceName, string>>,
  callers: Callers,
  replicas = 1,
): ApiRoutes {
  const forwarders = Object.fromEntries(
    serviceNames.map((name) => [name, forwarderTo(name, addresses[name])]),
  ) as Record<ServiceName, Forwarder>;
  const places = Object.fromEntries(serviceNames.map((name) => [name, takePlace(name, replicas, callers)])) as Record<
    ServiceName,
    RequestHandler
  >;
  const router = Router();
  router.use(refuseServiceTokens, (request, response, next) => {
    const owner = ownerOf(request.path);
    nameArea(response, owner === undefined ? 'api' : `api:${owner}`);
    if (owner === undefined) return answerRefusal(response, unknownAddress);
    return places[owner](request, response, () => {
      request.url = withoutFinalSlash(request.originalUrlBelowBase);
      return forwarders[owner].handle(request, response, next);
    });
  });
  return { router, close: () => serviceNames.forEach((name) => forwarders[name].close()) };
}

function forwarderTo(name: ServiceName, target: string): Forwarder {
  return createForwarder({
    target,
    name: `The service ${name}`,
    peer: name,
    compress: name === 'auth' ? undefined : compress,
  });
}

/**
 * An address with a slash at its end is the same call, for every service. The documents of an interface keep it: the
 * page that stands there names its files from there.
 */
function withoutFinalSlash(url: string): string {
  return documents.test(url) ? url : url.replace(/^([^?]*[^?/])\/(?=\?|$)/, '$1');
}
