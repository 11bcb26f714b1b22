import { appError } from '@alveole/contracts';
import { bodyLimitBytes } from '@alveole/service-kit';
import type { RequestHandler } from 'express';
import { answerRefusal } from '../answer-refusal.ts';

export const tooLarge = appError('PayloadTooLargeException', 'body (INVALID): Too long');

/**
 * Refuses a call whose body is said to be longer than a service takes, before anything of it is passed on. A body of
 * unsaid length is counted by the service behind, which refuses it just so.
 */
export const limitBodies: RequestHandler = (request, response, next) => {
  if (Number(request.headers['content-length'] ?? 0) > bodyLimitBytes) return answerRefusal(response, tooLarge);
  next();
};
