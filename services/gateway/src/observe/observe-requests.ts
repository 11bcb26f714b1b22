import type { Logger } from '@alveole/service-kit';
import { createRequestMetrics, requestIdOf } from '@alveole/service-kit';
import { enterTrace, runInTrace, traceFields } from '@alveole/tracing';
import type { OpenSpan, TraceContext } from '@alveole/tracing';
import type { Request, RequestHandler, Response } from 'express';
import type { Registry } from 'prom-client';

/** Names the part of the site that answers; logs and measures say it instead of the address, which may hold personal data. */
export function nameArea(response: Response, area: string): void {
  response.locals.area = area;
}

const traceContexts = new WeakMap<Response, TraceContext>();

/** The trace of the request that this answers: given on by name, since traces are carried only where spans are delivered. */
export function traceOfAnswer(response: Response): TraceContext | undefined {
  return traceContexts.get(response);
}

export interface TraceOptions {
  /** Whether traces of such addresses are kept at all. */
  readonly isTraced: (url: string) => boolean;
  /** What part of those is kept, 0 to 1. */
  readonly sampleRate: number;
}

/**
 * Gives each request its id (never the client's own) and its trace, then one measure and one log line when it is answered.
 * Everything until then runs in the trace, where traces are carried.
 */
export function observeRequests(logger: Logger, registry: Registry, traces: TraceOptions): RequestHandler {
  const record = createRequestMetrics(registry);
  return (request, response, next) => {
    const started = process.hrtime.bigint();
    const requestId = requestIdOf({});
    response.setHeader('x-request-id', requestId);
    const span = spanOf(request, requestId, traces);
    response.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const area = String(response.locals.area ?? 'unknown');
      const status = response.writableFinished ? response.statusCode : 499;
      record({ method: request.method, route: area, status, seconds });
      const failure = status >= 500 && { 'error.type': String(status) };
      span.end({ 'http.route': area, 'http.response.status_code': status, ...failure }, `${request.method} ${area}`);
      if (area === 'probe' || (area === 'static' && status < 400)) return;
      logger.info(
        {
          ...traceFields(span.context),
          request_id: requestId,
          method: request.method,
          route: area,
          status,
          ms: Math.round(seconds * 1000),
        },
        'answered',
      );
    });
    traceContexts.set(response, span.context);
    runInTrace(span.context, next);
  };
}

function spanOf({ method, url, headers }: Request, requestId: string, traces: TraceOptions): OpenSpan {
  const attributes = {
    'http.request.method': method,
    'alveole.service': 'gateway',
    'alveole.request_id': requestId,
  } as const;
  const sampleRate = traces.isTraced(url) ? traces.sampleRate : 0;
  return enterTrace({ name: `${method} gateway`, kind: 'server', attributes }, headers.traceparent, { sampleRate });
}
