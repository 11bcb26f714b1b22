import { appError } from '@alveole/contracts';
import type { RequestHandler } from 'express';
import { answerRefusal } from '../answer-refusal.ts';
import { networkOfCaller } from '../protect/limit-load.ts';

const tooMany = appError('TooManyRequestsException', 'Too many uploads at once.', { retryAfter: 5 });

/**
 * Refuses uploads of one network beyond so many under way. What has come of an upload lies on the store's disk, though
 * it may never end.
 */
export function limitUploads(atOnce: number): RequestHandler {
  const underWay = new Map<string, number>();
  return (request, response, next) => {
    if (request.method !== 'PUT') return next();
    const network = networkOfCaller(request);
    const others = underWay.get(network) ?? 0;
    if (others >= atOnce) return answerRefusal(response, tooMany);
    underWay.set(network, others + 1);
    response.once('close', () => {
      const left = (underWay.get(network) ?? 1) - 1;
      if (left > 0) underWay.set(network, left);
      else underWay.delete(network);
    });
    next();
  };
}
