import type { AppError } from '@alveole/contracts';
import { appError, isAppError, refusalIdOf, statusOf, wireCode } from '@alveole/contracts';
import { eurosOfCents } from '@alveole/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dropRestOfBody } from './refused-body.ts';
import { tooBusy } from '../admission/too-busy.ts';

const retryAfterSeconds = 2;
/** Somebody has to make room first. */
const fullDiskRetryAfterSeconds = 30;

/** What the server framework refuses by itself, in the words of the error table. */
const frameworkRefusals: Readonly<Record<string, AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: appError('PayloadTooLargeException', 'body (INVALID): Too long'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: appError(
    'UnsupportedMediaTypeException',
    'content-type (INVALID): Unsupported media type',
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: appError('ValidationException', 'body (MISSING): Field is required'),
};

const malformedRequest = appError('ValidationException', 'body (INVALID): Invalid JSON');
const malformedUrl = appError('ValidationException', 'url (INVALID): Invalid characters');
const unavailable = appError('ServiceUnavailableException', 'A part of the service is away for a moment.', {
  retryAfter: retryAfterSeconds,
});
const noCapacity = appError('ServiceUnavailableException', 'No room is left to keep anything: nothing was changed.', {
  retryAfter: fullDiskRetryAfterSeconds,
});
const unexpected = appError('InternalError', 'unknown');

/** Names that drivers give to a database, broker or store that does not answer. */
const outageNames =
  /^(Mongo(ose)?(ServerSelection|Network|NetworkTimeout|NotConnected|TopologyClosed|PoolCleared|WaitQueueTimeout|PoolClosed)\w*|ChannelClosedError|TimeoutError)$/;
const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** What a database (`OutOfDiskSpace` of MongoDB) and the system say where the disk is full. */
const fullDiskCodes: ReadonlySet<unknown> = new Set([14031, 'ENOSPC', 'EDQUOT']);

/** Turns whatever was thrown into a coded refusal. What is unknown becomes `InternalError`, whose message says nothing. */
export function refusalOf(error: unknown): AppError {
  if (isAppError(error)) return error;
  const { code, name, statusCode } = (error ?? {}) as { code?: unknown; name?: unknown; statusCode?: unknown };
  if (typeof code === 'string' && frameworkRefusals[code] !== undefined) return frameworkRefusals[code];
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_ASYNC_CONSTRAINT' || code === 'FST_ERR_MAX_PARAM_LENGTH')
    return malformedUrl;
  if (isOutage(name, code) || isOutage((error as { cause?: { name?: unknown } } | undefined)?.cause?.name, undefined))
    return unavailable;
  if (isOverload(error)) return tooBusy;
  if (fullDiskCodes.has(code)) return noCapacity;
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return malformedRequest;
  return unexpected;
}

/** A database that has too much to do says so by this label, and took nothing on. */
function isOverload(error: unknown): boolean {
  const { errorLabels } = (error ?? {}) as { errorLabels?: unknown };
  return Array.isArray(errorLabels) && errorLabels.includes('SystemOverloadedError');
}

function isOutage(name: unknown, code: unknown): boolean {
  return (typeof name === 'string' && outageNames.test(name)) || (typeof code === 'string' && outageCodes.has(code));
}

/** Answers every failure of a service as `{code, message, refusal, request_id}`, and logs with the request id what nobody foresaw. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.kind === 'unexpected') request.log.error({ err: error }, 'unexpected failure');
    if (refusal.kind === 'unavailable' && !isAppError(error))
      request.log.warn({ err: error }, 'a part of the service is away');
    return answerRefusal(refusal, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    answerRefusal(appError('NotFoundException', 'Unknown route.'), request, reply),
  );
}

/** Writes a coded refusal. */
export function answerRefusal(refusal: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Fastify closes the connection of a body that it could not take, and with it cuts off the client that still sends it.
  reply.removeHeader('connection');
  dropRestOfBody(request.raw, reply.raw);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  const challenge = challengeOf(refusal);
  if (challenge !== undefined) reply.header('www-authenticate', challenge);
  return reply.status(statusOf(refusal)).type('application/json; charset=utf-8').send(bodyOf(refusal, request.id));
}

/** What a bearer lacks, as software reads it (RFC 6750, 3). */
function challengeOf({ kind, message, scope }: AppError): string | undefined {
  if (scope !== undefined) return `Bearer error="insufficient_scope", scope="${scope}"`;
  if (kind !== 'token') return undefined;
  return message === 'Token missing.' ? 'Bearer' : 'Bearer error="invalid_token"';
}

/** What a refusal says on the wire; the ids of possible duplicates, the tries left, the premium or the campaign’s sentences, where it names some. */
function bodyOf(failure: AppError, requestId: string) {
  const { code, message, duplicates, triesLeft, premiumCents, sentences } = failure;
  return {
    code: wireCode(code),
    message,
    refusal: refusalIdOf(failure),
    request_id: requestId,
    ...(duplicates === undefined ? {} : { duplicates }),
    ...(triesLeft === undefined ? {} : { tries_left: triesLeft }),
    ...(premiumCents === undefined ? {} : { amount_to_refund: eurosOfCents(premiumCents) }),
    ...(sentences === undefined ? {} : { sentences }),
  };
}
