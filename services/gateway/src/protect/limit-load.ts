import { appError } from '@alveole/contracts';
import type { Request, RequestHandler } from 'express';
import { networkOf } from '@alveole/service-kit';
import { answerRefusal } from '../answer-refusal.ts';
import { createFairShares } from './fair-shares.ts';

const tooBusy = appError('ServiceUnavailableException', 'Too much work at the moment.', { retryAfter: 1 });

/** Refuses requests beyond about so many at once with 503, so that those under way stay quick; no source has them all. */
export function limitLoad(atOnce: number): RequestHandler {
  const shares = createFairShares(() => atOnce);
  return (request, response, next) => {
    const leave = shares.take(networkOfCaller(request));
    if (leave === undefined) return answerRefusal(response, tooBusy);
    response.once('close', leave);
    next();
  };
}

/** Whom a request comes from. */
export function networkOfCaller({ ip, socket }: Request): string {
  return networkOf(ip ?? socket.remoteAddress ?? '');
}
