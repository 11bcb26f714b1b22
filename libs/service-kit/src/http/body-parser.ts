import { appError } from '@alveole/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { faultOfExtent } from './bound-json.ts';

/** The longest body of a call. */
export const bodyLimitBytes = 1_048_576;

/** The longest form, which holds one short line. */
const formLimitBytes = 1024;

const sentTexts = new WeakMap<FastifyRequest, string>();

/** The body of a call as it travelled, for whoever checks a signature on it; empty where there was none. */
export function sentTextOf(request: FastifyRequest): string {
  return sentTexts.get(request) ?? '';
}

/** JSON only, of bounded depth and parts, in valid UTF-8, without keys that reach a prototype. Bytes beyond the body limit were refused before. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = utf8Of(bytes as Buffer);
    const fault = text === undefined ? 'Invalid characters' : faultOfExtent(bytes as Buffer);
    if (text === undefined || fault !== undefined)
      // Fastify types the failure as its own error class, and takes any.
      return done(appError('ValidationException', `body (INVALID): ${fault}`) as never);
    sentTexts.set(request, text);
    parse(request, text, done);
  });
}

/** Takes forms too, of the given server alone, without reading them. */
export function passOverForms(app: FastifyInstance): void {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: formLimitBytes }, (_request, _bytes, done) =>
    done(null, undefined),
  );
}

function utf8Of(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
