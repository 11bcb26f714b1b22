import type { ServiceName } from '@alveole/contracts';
import { openSpan, runInTrace, traceOf } from '@alveole/tracing';
import type { OpenSpan } from '@alveole/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Carries the trace that a request names through all that is done for it, lines of the log among it, and makes a span of it
 * where the trace is kept. The span names the route's pattern, never the address.
 */
export function traceRequests(app: FastifyInstance, service: ServiceName): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  const within = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else runInTrace(span.context, done);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const trace = traceOf(request.headers.traceparent);
    if (trace !== undefined) spans.set(request, openSpan(planOf(request, service), trace));
    within(request, done);
  });
  // A body is read in turns of the connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => within(request, done));
  app.addHook('onResponse', (request, { statusCode }, done) => {
    spans.get(request)?.end({
      'http.response.status_code': statusCode,
      ...(statusCode >= 500 && { 'error.type': String(statusCode) }),
    });
    within(request, done);
  });
}

function planOf({ method, routeOptions }: FastifyRequest, service: ServiceName) {
  const route = routeOptions.url ?? 'unknown';
  return {
    name: `${method} ${route}`,
    kind: 'server',
    attributes: { 'http.request.method': method, 'http.route': route, 'alveole.service': service },
  } as const;
}
