import type { ServiceName } from '@alveole/contracts';
import type { ReadinessChecks } from '@alveole/service-kit';
import { comesFromPrivateNetwork, readinessOf } from '@alveole/service-kit';
import { Router } from 'express';
import type { Registry } from 'prom-client';
import { answerRefusal, unknownAddress } from '../answer-refusal.ts';
import { keepShortly } from '../keep-shortly.ts';
import { nameArea } from './observe-requests.ts';

const upstreamTimeoutMs = 1500;
const storageMs = 500;

/** One check a service: its own `/readyz`. */
export function upstreamChecks(addresses: Readonly<Record<ServiceName, string>>): ReadinessChecks {
  return Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [
      name,
      async () => (await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(upstreamTimeoutMs) })).ok,
    ]),
  );
}

/** What `/healthz` tells: `broken` is a state that only a restart mends. */
export type Health = 'alive' | 'broken';

/** `/healthz` for everybody (503 once only a restart helps); `/readyz` (200 once every part can be used) and `/metrics` for private networks only. */
export function healthRoutes(
  checks: ReadinessChecks,
  registry: Registry,
  { now, health }: { now: () => Date; health: () => Health },
): Router {
  const router = Router();
  const state = keepShortly(storageMs, () => readinessOf(checks), now);
  router.get('/healthz', (_request, response) => {
    nameArea(response, 'probe');
    const status = health();
    if (status === 'broken') response.status(503);
    response.setHeader('cache-control', 'no-store').json({ status });
  });
  router.get(['/readyz', '/metrics'], (request, response, next) => {
    nameArea(response, 'probe');
    if (comesFromPrivateNetwork(request)) return next();
    answerRefusal(response, unknownAddress);
  });
  router.get('/readyz', async (_request, response) => {
    const { ready, checks: answers } = await state();
    if (!ready) response.status(503).setHeader('retry-after', '2');
    response.setHeader('cache-control', 'no-store').json({ ready, checks: answers });
  });
  router.get('/metrics', async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
