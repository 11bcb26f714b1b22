import type { AppError } from '@alveole/contracts';
import { appError, isAppError, refusalIdOf, statusOf, wireCode } from '@alveole/contracts';
import { dropRestOfBody } from '@alveole/service-kit';
import type { ErrorRequestHandler, Response } from 'express';

/** Writes a coded refusal as every service writes it: `{code, message, refusal, request_id}`. */
export function answerRefusal(response: Response, refusal: AppError): void {
  if (response.headersSent) return void response.destroy();
  dropRestOfBody(response.req, response);
  if (refusal.retryAfter !== undefined) response.setHeader('retry-after', String(refusal.retryAfter));
  response
    .status(statusOf(refusal))
    .setHeader('cache-control', 'no-store')
    .json({
      code: wireCode(refusal.code),
      message: refusal.message,
      refusal: refusalIdOf(refusal),
      request_id: requestIdOf(response),
    });
}

/** The id under which this request is logged here and behind. */
export function requestIdOf(response: Response): string {
  return String(response.getHeader('x-request-id') ?? '');
}

export const unknownAddress = appError('NotFoundException', 'Unknown address.');
export const unavailable = (part: string) =>
  appError('ServiceUnavailableException', `${part} does not answer.`, {
    refusal: 'service-does-not-answer',
    retryAfter: 2,
  });

/** The last handler: a malformed address is refused, anything else is our own failure and stays unsaid. */
export function answerErrors(logUnexpected: (error: unknown, requestId: string) => void): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    if (isAppError(error)) return answerRefusal(response, error);
    const status = (error as { status?: unknown } | undefined)?.status;
    if (error instanceof URIError || (typeof status === 'number' && status >= 400 && status < 500)) {
      return answerRefusal(response, appError('ValidationException', 'url (INVALID): Invalid characters'));
    }
    logUnexpected(error, requestIdOf(response));
    answerRefusal(response, appError('InternalError', 'unknown'));
  };
}
