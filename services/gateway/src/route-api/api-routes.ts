import type { ServiceName } from '@alveole/contracts';
import { Router } from 'express';
import { answerFailure, unknownAddress } from '../answer-failure.ts';
import { nameArea } from '../observe/observe-requests.ts';
import { createForwarder } from '../forward.ts';
import { ownerOf, serviceNames } from './prefix-table.ts';
import { refuseServiceTokens } from './refuse-service-tokens.ts';

export interface ApiRoutes {
  readonly router: Router;
  close(): void;
}

/** Everything under `/alveoleapi/`: each call goes to the service that owns it, unchanged. */
export function createApiRoutes(addresses: Readonly<Record<ServiceName, string>>): ApiRoutes {
  const forwarders = Object.fromEntries(serviceNames.map((name) => [name, createForwarder({ target: addresses[name], name: `The service ${name}` })])) as Record<ServiceName, ReturnType<typeof createForwarder>>;
  const router = Router();
  router.use(refuseServiceTokens, (request, response, next) => {
    const owner = ownerOf(request.path.slice(1));
    nameArea(response, owner === undefined ? 'api' : `api:${owner}`);
    if (owner === undefined) return answerFailure(response, unknownAddress);
    request.url = request.originalUrlBelowBase;
    forwarders[owner].handle(request, response, next);
  });
  return { router, close: () => serviceNames.forEach((name) => forwarders[name].close()) };
}
