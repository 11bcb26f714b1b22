import type { ServiceName } from '@alveole/contracts';
import { isAppError } from '@alveole/contracts';
import { createRooms } from '@alveole/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import { answerRefusal } from '../answer-refusal.ts';
import { contractOf } from './contract-of.ts';

/** One call more than a service works at, so that it need not wait for the next one to travel. */
const onTheWay = 1;
/** A body that trickles in longer, in milliseconds, no longer holds the place of others. */
const bodyWithin = 250;

/**
 * Lets through as many calls of each kind as the service works at. The others wait here for a moment or are refused
 * here, so that a service which is busy need not refuse them one by one.
 * @param replicas how many instances of the service stand behind its address
 */
export function takePlace(service: ServiceName, replicas: number): RequestHandler {
  const roomOf = createRooms((atOnce) => atOnce * replicas + onTheWay);
  return (request, response, next) => {
    const room = roomOf(contractOf(service, request.method, request.path));
    void room
      .enter(() => response.destroyed)
      .then(
        (leave) => {
          leaveInTime(request, response, leave);
          next();
        },
        (refusal: unknown) => (isAppError(refusal) ? answerRefusal(response, refusal) : next(refusal)),
      );
  };
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
