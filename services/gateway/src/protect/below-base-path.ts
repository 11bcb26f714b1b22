import type { RequestHandler } from 'express';

declare module 'express-serve-static-core' {
  interface Request {
    /** Path and query as the client wrote them, without the base path. */
    originalUrlBelowBase: string;
  }
}

/** Takes the base path off, so that all that follows knows one set of addresses. Without it the same addresses work too. */
export function belowBasePath(basePath: string): RequestHandler {
  return (request, _response, next) => {
    const isBelow =
      basePath !== '' &&
      (request.url === basePath || request.url.startsWith(`${basePath}/`) || request.url.startsWith(`${basePath}?`));
    if (isBelow) request.url = asAbsolute(request.url.slice(basePath.length));
    request.originalUrlBelowBase = request.url;
    next();
  };
}

function asAbsolute(url: string): string {
  return url.startsWith('/') ? url : `/${url}`;
}
