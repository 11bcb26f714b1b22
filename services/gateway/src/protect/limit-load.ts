import { appError } from '@alveole/contracts';
import type { RequestHandler } from 'express';
import { answerRefusal } from '../answer-refusal.ts';

const tooBusy = appError('ServiceUnavailableException', 'Too much work at the moment.', { retryAfter: 1 });

/** Refuses requests beyond so many at once with 503, so that those under way stay quick. */
export function limitLoad(atOnce: number): RequestHandler {
  let underWay = 0;
  return (_request, response, next) => {
    if (underWay >= atOnce) return answerRefusal(response, tooBusy);
    underWay += 1;
    response.once('close', () => (underWay -= 1));
    next();
  };
}
