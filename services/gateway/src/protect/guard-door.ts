import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { appError, statusOf, wireCode } from '@alveole/contracts';
import { dropRestOfBody } from '@alveole/service-kit';
import type { Logger } from '@alveole/service-kit';
import type { Registry } from 'prom-client';
import { Counter } from 'prom-client';

/** So many calls one turn of the event loop takes in; who sends them waits for this thread, not for a service. */
const callsPerTurn = 32;
const tellEveryMs = 1000;

const refusal = appError('ServiceUnavailableException', 'Too much work at the moment.', { retryAfter: 1 });
const body = JSON.stringify({ code: wireCode(refusal.code), message: refusal.message, request_id: '' });
const head = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'retry-after': String(refusal.retryAfter),
};

/**
 * Stands before everything else. To refuse a call with id, headers, log line and all takes this thread as long as much
 * of its work: under a flood it would do nothing else. So once two turns of the loop on end find more calls waiting
 * than they take in, those beyond get an answer that lies ready, and are counted and told of together.
 * @param isCall pages, files and health pass: they are what is cheap
 */
export function guardDoor(
  inside: RequestListener,
  { isCall, logger, registry }: { isCall: (url: string) => boolean; logger: Logger; registry: Registry },
): RequestListener {
  const turn = countTurns();
  const tell = teller(logger, registry);
  return (request, response) => {
    if (!isCall(request.url ?? '') || turn.takesOneMore()) return inside(request, response);
    refuse(request, response);
    tell();
  };
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  dropRestOfBody(request, response);
  response.writeHead(statusOf(refusal), head).end(body);
}

/** A long turn by itself (a pause, a page that opens) refuses nobody: only the second one on end does. */
function countTurns() {
  let calls = 0;
  let isPressed = false;
  const endTurn = () => {
    isPressed = calls > callsPerTurn;
    calls = 0;
  };
  return {
    takesOneMore(): boolean {
      if (calls === 0) setImmediate(endTurn);
      calls += 1;
      return !isPressed || calls <= callsPerTurn;
    },
  };
}

/** One line a second at most, and a measure. */
function teller(logger: Logger, registry: Registry): () => void {
  const total = new Counter({
    name: 'http_requests_refused_at_door_total',
    help: 'Calls refused before anything was looked at.',
    registers: [registry],
  });
  let refused = 0;
  return () => {
    total.inc();
    if (refused === 0)
      setTimeout(() => {
        logger.warn({ refused }, 'calls refused at the door');
        refused = 0;
      }, tellEveryMs).unref();
    refused += 1;
  };
}
