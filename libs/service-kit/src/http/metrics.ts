import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { privateOnly } from './private-only.ts';

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A registry of its own for one service instance. `processMetrics` adds memory, CPU and event loop of the process. */
export function createMetrics(service: string, { processMetrics = true } = {}): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (processMetrics) collectDefaultMetrics({ register: registry });
  return registry;
}

/** Records each request by its route pattern: raw addresses may hold personal data and have no bound. */
export function createRequestMetrics(
  registry: Registry,
): (seen: { method: string; route: string; status: number; seconds: number }) => void {
  const labelNames = ['method', 'route', 'status'] as const;
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request.',
    labelNames,
    buckets: secondsBuckets,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'http_request_failures_total',
    help: 'Requests answered with 5xx.',
    labelNames,
    registers: [registry],
  });
  return ({ method, route, status, seconds }) => {
    const labels = { method, route, status: String(status) };
    durations.observe(labels, seconds);
    if (status >= 500) failures.inc(labels);
  };
}

/** One log line and one measure a request; the line names the route, never the address. */
export function observeRequests(app: FastifyInstance, registry: Registry): void {
  const record = createRequestMetrics(registry);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    record({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    if (isProbe(route)) return;
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  app.get('/metrics', privateOnly, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

function isProbe(route: string): boolean {
  return route === '/healthz' || route === '/readyz' || route === '/metrics';
}
