import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Any origin may ask: a request proves itself by its signature, never by a cookie.
 * Answers true when the request was a preflight and is done.
 */
export function allowEveryOrigin(incoming: IncomingMessage, response: ServerResponse): boolean {
  if (incoming.headers.origin !== undefined) {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', 'ETag, Content-Range, Content-Disposition, x-amz-request-id');
  }
  if (incoming.method !== 'OPTIONS') return false;
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, PUT, DELETE',
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '600',
  });
  response.end();
  return true;
}
