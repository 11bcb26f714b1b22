import { appError } from '@alveole/contracts';
import type { FastifyInstance } from 'fastify';

/** The longest body of a call. */
export const bodyLimitBytes = 1_048_576;

/** JSON only, in valid UTF-8, without keys that reach a prototype. Bytes beyond the body limit were refused before. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = utf8Of(bytes as Buffer);
    if (text === undefined) return done(appError('ValidationException', 'body (INVALID): Invalid characters') as never);
    parse(request, text, done);
  });
}

function utf8Of(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
