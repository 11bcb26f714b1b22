import type { ServiceName } from '@alveole/contracts';
import compression from 'compression';
import { Router } from 'express';
import { answerRefusal, unknownAddress } from '../answer-refusal.ts';
import { nameArea } from '../observe/observe-requests.ts';
import { createForwarder } from '../forward.ts';
import { ownerOf, serviceNames } from './prefix-table.ts';
import { refuseServiceTokens } from './refuse-service-tokens.ts';

export interface ApiRoutes {
  readonly router: Router;
  close(): void;
}

/**
 * Long lists travel compressed. Answers of auth do not: they hold tokens, and the length of a compressed text
 * tells of what it holds.
 */
const compress = compression({
  threshold: 2048,
  filter: (_request, response) => /^application\/(json|xml)/.test(String(response.getHeader('content-type'))),
});

/** Everything under `/alveoleapi/`: each call goes to the service that owns it, unchanged. */
export function createApiRoutes(addresses: Readonly<Record<ServiceName, string>>): ApiRoutes {
  const forwarders = Object.fromEntries(
    serviceNames.map((name) => [name, createForwarder({ target: addresses[name], name: `The service ${name}` })]),
  ) as Record<ServiceName, ReturnType<typeof createForwarder>>;
  const router = Router();
  router.use(refuseServiceTokens, (request, response, next) => {
    const owner = ownerOf(request.path.slice(1));
    nameArea(response, owner === undefined ? 'api' : `api:${owner}`);
    if (owner === undefined) return answerRefusal(response, unknownAddress);
    request.url = request.originalUrlBelowBase;
    const forward = () => forwarders[owner].handle(request, response, next);
    return owner === 'auth' ? forward() : compress(request, response, forward);
  });
  return { router, close: () => serviceNames.forEach((name) => forwarders[name].close()) };
}
