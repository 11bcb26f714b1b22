import { appError, errorTable, isAppError } from '@alveole/contracts';
import type { AppError, ErrorCode } from '@alveole/contracts';

/** Nothing came back: offline, refused connection, broken answer. */
export const networkFailure = (): AppError => appError('ServiceUnavailableException', 'network error');

/** Nothing came back in time. @param requestId by which support finds what became of it */
export const timeoutFailure = (requestId?: string): AppError =>
  appError('ServiceUnavailableException', 'timeout', { requestId });

/** True for an answer that another try cannot change; false for an absent, overloaded or broken server. */
export function isFinalFailure(failure: unknown): boolean {
  return isAppError(failure) && failure.kind !== 'unavailable' && failure.kind !== 'unexpected';
}

/** Codes for answers that carry none of ours (a proxy's page, an empty body). */
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'ValidationException',
  401: 'TokenException',
  403: 'NotAuthorizedException',
  404: 'NotFoundException',
  413: 'PayloadTooLargeException',
  415: 'UnsupportedMediaTypeException',
  429: 'TooManyRequestsException',
  502: 'ServiceUnavailableException',
  503: 'ServiceUnavailableException',
  504: 'ServiceUnavailableException',
};

/**
 * Turns a refusing answer into a coded failure. On the wire a failure of the token is written `NotAuthorizedException`, like
 * the refusals of the business: the status 401 tells it apart.
 * @returns a failure that keeps the server's English message, its stable id, its request id and `Retry-After` in seconds
 */
export async function failureOf(response: Response): Promise<AppError> {
  const body = await jsonObject(response);
  const message = typeof body.message === 'string' ? body.message : 'unknown';
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const requestId =
    typeof body.request_id === 'string' ? body.request_id : (response.headers.get('x-request-id') ?? undefined);
  return appError(codeOf(body.code, response.status), message, {
    retryAfter,
    requestId,
    ...duplicatesIn(body),
    ...triesLeftIn(body),
    ...premiumIn(body),
    ...sentencesIn(body),
    ...refusalIn(body),
  });
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** A service of an earlier version names none: the id is made of its words then. */
function refusalIn({ refusal }: Record<string, unknown>): Pick<AppError, 'refusal'> {
  return typeof refusal === 'string' && /^[a-z0-9-]{1,150}$/.test(refusal) ? { refusal } : {};
}

/** Only ids that could be an address of a file. */
function duplicatesIn({ duplicates }: Record<string, unknown>): Pick<AppError, 'duplicates'> {
  return Array.isArray(duplicates) && duplicates.every(isId) ? { duplicates } : {};
}

function triesLeftIn({ tries_left: triesLeft }: Record<string, unknown>): Pick<AppError, 'triesLeft'> {
  return Number.isSafeInteger(triesLeft) ? { triesLeft: triesLeft as number } : {};
}

function premiumIn({ amount_to_refund: amount }: Record<string, unknown>): Pick<AppError, 'premiumCents'> {
  return typeof amount === 'number' && amount > 0 ? { premiumCents: Math.round(amount * 100) } : {};
}

function sentencesIn({ sentences }: Record<string, unknown>): Pick<AppError, 'sentences'> {
  return Array.isArray(sentences) && sentences.every((sentence) => typeof sentence === 'string') ? { sentences } : {};
}

function codeOf(code: unknown, status: number): ErrorCode {
  if (status === 401 && code === 'NotAuthorizedException') return 'TokenException';
  if (typeof code === 'string' && Object.hasOwn(errorTable, code)) return code as ErrorCode;
  return codeByStatus[status] ?? 'InternalError';
}

async function jsonObject(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
