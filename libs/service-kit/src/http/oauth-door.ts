import type { AppError, ErrorKind } from '@alveole/contracts';
import { appError, statusOf } from '@alveole/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from './error-answers.ts';

/** Longer than any token with its credentials. */
const formLimitBytes = 16_384;

/** The refusals of RFC 6749, 5.2, and RFC 7009, 2.2.1. */
const oauthErrors = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'unsupported_token_type',
] as const;
export type OauthError = (typeof oauthErrors)[number];

/** A refusal that leaves under this name; 401 for credentials that are not good, 400 for the rest. */
export function oauthRefusal(error: OauthError, message: string): AppError {
  return appError(error === 'invalid_client' ? 'TokenException' : 'ValidationException', message, { refusal: error });
}

/** What the standard has no name for, as it names the same of the authorization endpoint (RFC 6749, 4.1.2.1). */
const errorOfKind: Readonly<Partial<Record<ErrorKind, string>>> = {
  'too-many': 'temporarily_unavailable',
  unavailable: 'temporarily_unavailable',
  unexpected: 'server_error',
};

/** Calls of the given server speak OAuth 2: they bring a form, and are refused as RFC 6749, 5.2, writes it. */
export function speakOauth(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'buffer', bodyLimit: formLimitBytes }, (_request, bytes, done) => {
    try {
      done(null, readForm(bytes as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  app.setErrorHandler((error, request, reply) => answerOauthError(refusalOf(error), error, request, reply));
}

/**
 * The parameters of a form. Throws a refusal for one that is given twice (RFC 6749, 3.2), and for bytes that are no text.
 */
function readForm(bytes: Buffer): Record<string, string> {
  const entries = [...new URLSearchParams(textOf(bytes))];
  if (new Set(entries.map(([name]) => name)).size < entries.length)
    throw oauthRefusal('invalid_request', 'A parameter is given twice.');
  // Without a prototype no name of a parameter reaches one.
  return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(entries));
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw oauthRefusal('invalid_request', 'The form is no UTF-8.');
  }
}

function answerOauthError(refusal: AppError, cause: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (refusal.kind === 'unexpected') request.log.error({ err: cause }, 'unexpected failure');
  const error = oauthErrors.find((name) => name === refusal.refusal) ?? errorOfKind[refusal.kind] ?? 'invalid_request';
  const isForm = refusal.kind === 'validation';
  if (error === 'invalid_client') reply.header('www-authenticate', 'Basic realm="alveole", charset="UTF-8"');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return reply
    .status(isForm ? 400 : statusOf(refusal))
    .header('cache-control', 'no-store')
    .header('pragma', 'no-cache')
    .type('application/json; charset=utf-8')
    .send({ error, error_description: descriptionOf(refusal) });
}

/** The standard allows no quotes and backslashes, and ASCII alone. */
const descriptionOf = ({ message }: AppError) => message.replace(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, ' ').slice(0, 200);

/** The name and secret that a caller brings by HTTP Basic. */
export interface BasicCredentials {
  readonly id: string;
  readonly secret: string;
}

/**
 * What an `authorization` header says by HTTP Basic, each part encoded as in a form (RFC 6749, 2.3.1). Undefined where
 * there is no header; `unreadable` where it is another, or none of that form.
 */
export function basicOf(authorization: string | undefined): BasicCredentials | 'unreadable' | undefined {
  if (authorization === undefined) return undefined;
  const encoded = /^Basic +([A-Za-z0-9+/_-]{1,2000}={0,2}) *$/i.exec(authorization)?.[1];
  const pair = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  if (colon < 1) return 'unreadable';
  try {
    return { id: decoded(pair.slice(0, colon)), secret: decoded(pair.slice(colon + 1)) };
  } catch {
    return 'unreadable';
  }
}

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
