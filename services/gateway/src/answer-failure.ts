import type { AppError } from '@alveole/contracts';
import { appError, isAppError, statusOf, wireCode } from '@alveole/contracts';
import type { ErrorRequestHandler, Response } from 'express';

/** Writes a coded failure as every service writes it: `{code, message, request_id}`. */
export function answerFailure(response: Response, failure: AppError): void {
  if (response.headersSent) return void response.destroy();
  if (failure.retryAfter !== undefined) response.setHeader('retry-after', String(failure.retryAfter));
  response
    .status(statusOf(failure))
    .setHeader('cache-control', 'no-store')
    .json({ code: wireCode(failure.code), message: failure.message, request_id: requestIdOf(response) });
}

/** The id under which this request is logged here and behind. */
export function requestIdOf(response: Response): string {
  return String(response.getHeader('x-request-id') ?? '');
}

export const unknownAddress = appError('NotFoundException', 'Unknown address.');
export const unavailable = (part: string) =>
  appError('ServiceUnavailableException', `${part} does not answer.`, { retryAfter: 2 });

/** The last handler: a malformed address is the client's fault, anything else is ours and stays unsaid. */
export function answerErrors(logUnexpected: (error: unknown, requestId: string) => void): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    if (isAppError(error)) return answerFailure(response, error);
    const status = (error as { status?: unknown } | undefined)?.status;
    if (error instanceof URIError || (typeof status === 'number' && status >= 400 && status < 500)) {
      return answerFailure(response, appError('ValidationException', 'url (INVALID): Invalid characters'));
    }
    logUnexpected(error, requestIdOf(response));
    answerFailure(response, appError('InternalError', 'unknown'));
  };
}
