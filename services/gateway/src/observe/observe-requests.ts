import type { Logger } from '@alveole/service-kit';
import { createRequestMetrics, requestIdOf } from '@alveole/service-kit';
import type { RequestHandler, Response } from 'express';
import type { Registry } from 'prom-client';

/** Names the part of the site that answers; logs and measures say it instead of the address, which may hold personal data. */
export function nameArea(response: Response, area: string): void {
  response.locals.area = area;
}

/** Gives each request its id (never the client's own), then one measure and one log line when it is answered. */
export function observeRequests(logger: Logger, registry: Registry): RequestHandler {
  const record = createRequestMetrics(registry);
  return (request, response, next) => {
    const started = process.hrtime.bigint();
    const requestId = requestIdOf({});
    response.setHeader('x-request-id', requestId);
    response.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const area = String(response.locals.area ?? 'unknown');
      const status = response.writableFinished ? response.statusCode : 499;
      record({ method: request.method, route: area, status, seconds });
      if (area === 'probe' || (area === 'static' && status < 400)) return;
      logger.info(
        { request_id: requestId, method: request.method, route: area, status, ms: Math.round(seconds * 1000) },
        'answered',
      );
    });
    next();
  };
}
