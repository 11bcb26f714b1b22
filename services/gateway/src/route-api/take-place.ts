import type { RouteDefinition, ServiceName } from '@alveole/contracts';
import { isAppError } from '@alveole/contracts';
import { createBulkheads } from '@alveole/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import { answerRefusal } from '../answer-refusal.ts';
import type { HoldRefusals } from '../protect/hold-refusals.ts';
import type { KnownBearers } from '../protect/known-bearers.ts';
import { networkOfCaller } from '../protect/limit-load.ts';
import { contractOf } from './contract-of.ts';

/** One call more than a service works at, so that it need not wait for the next one to travel. */
const onTheWay = 1;
/** A body that trickles in longer, in milliseconds, no longer holds the place of others. */
const bodyWithin = 250;

/** What the gateway knows of callers. */
export interface Callers {
  readonly bearers: KnownBearers;
  readonly refusalHold: HoldRefusals;
}

/**
 * Lets through as many calls of each kind as the service works at. The others wait here for a moment or are refused
 * here, so that a service which is busy need not refuse them one by one. Turns are fair by source, and people who are
 * signed in come first in every other one.
 * @param replicas how many instances of the service stand behind its address
 */
export function takePlace(service: ServiceName, replicas: number, { bearers, refusalHold }: Callers): RequestHandler {
  const bulkheadOf = createBulkheads((atOnce) => atOnce * replicas + onTheWay);
  return (request, response, next) => {
    const contract = contractOf(service, request.method, request.path);
    const source = networkOfCaller(request);
    const who = { source, isSignedIn: bearers.knows(request) };
    if (needsPerson(contract)) noteAcceptance(request, response, bearers);
    void bulkheadOf(contract)
      .enter(() => response.destroyed, who)
      .then(
        (leave) => {
          leaveInTime(request, response, leave);
          next();
        },
        (refusal: unknown) => {
          if (!isAppError(refusal)) return next(refusal);
          refusalHold(source, () => answerRefusal(response, refusal));
        },
      );
  };
}

/** Whether an answer tells that the token of the call was taken. */
function needsPerson({ auth }: Pick<RouteDefinition, 'auth'>): boolean {
  return Array.isArray(auth);
}

function noteAcceptance(request: Request, response: Response, bearers: KnownBearers): void {
  onHeaders(response, () => {
    if (response.statusCode < 300) bearers.accept(request);
  });
}

/** The work is over when the answer begins: who reads slowly holds nobody up. Nor does who sends slowly. */
function leaveInTime(request: Request, response: Response, leave: () => void): void {
  onHeaders(response, leave);
  response.once('close', leave);
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return;
  const slow = setTimeout(leave, bodyWithin);
  const arrived = () => clearTimeout(slow);
  request.once('end', arrived);
  response.once('close', arrived);
}
