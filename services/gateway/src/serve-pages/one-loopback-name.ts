import { loopbackNames } from '@alveole/service-kit';
import type { RequestHandler } from 'express';

/**
 * On one machine people type `localhost` or `127.0.0.1` as they please, but a presigned URL is signed for the one host of
 * `PUBLIC_URL`, and the page's policy lets it talk to its own origin alone. So a screen opened under another of this
 * machine's names moves to the public one. Other host names are left as they are.
 */
export function oneLoopbackName(publicUrl: string): RequestHandler {
  const { host, hostname, port, origin } = new URL(publicUrl);
  const aliases = new Set(
    loopbackNames.has(hostname) ? [...loopbackNames].map((name) => (port === '' ? name : `${name}:${port}`)) : [],
  );
  aliases.delete(host);
  return (request, response, next) => {
    const isAlias = aliases.has(request.headers.host ?? '');
    if (!isAlias || request.accepts(['json', 'html']) !== 'html') return next();
    response.setHeader('cache-control', 'no-store');
    response.redirect(302, `${origin}${request.originalUrl}`);
  };
}
