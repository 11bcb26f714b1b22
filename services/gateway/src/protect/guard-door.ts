import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { appError, refusalIdOf, statusOf, wireCode } from '@alveole/contracts';
import { dropRestOfBody } from '@alveole/service-kit';
import type { Logger } from '@alveole/service-kit';
import type { Registry } from 'prom-client';
import { createFairShares } from './fair-shares.ts';
import type { HoldRefusals } from './hold-refusals.ts';
import { tellRefusals } from './tell-refusals.ts';

/** So many calls one turn of the event loop takes in; who sends them waits for this thread, not for a service. */
const callsPerTurn = 32;
/** Calls under way at once: those of anybody, and beside them those of people who are signed in. */
const callsAtOnce = 256;
/**
 * Of strangers while somebody who is signed in works: enough to keep the machine busy, so few that his call waits behind
 * few of theirs.
 */
const callsBesidePeople = 32;
/** Somebody works until so long after his last call, in milliseconds. */
const atWorkMs = 2_000;

const refusal = appError('ServiceUnavailableException', 'Too much work at the moment.', { retryAfter: 1 });
const body = JSON.stringify({
  code: wireCode(refusal.code),
  message: refusal.message,
  refusal: refusalIdOf(refusal),
  request_id: '',
});
const head = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'retry-after': String(refusal.retryAfter),
};

export interface DoorOptions {
  /** Pages, files and health pass: they are what is cheap. */
  readonly isCall: (url: string) => boolean;
  /** Whom a call comes from. */
  readonly sourceOf: (request: IncomingMessage) => string;
  /** Whether a service has taken its token already. */
  readonly isSignedIn: (request: IncomingMessage) => boolean;
  readonly refusalHold: HoldRefusals;
  readonly logger: Logger;
  readonly registry: Registry;
}

/**
 * Stands before everything else. To refuse a call with id, headers, log line and all takes this thread as long as much
 * of its work: under a flood it would do nothing else. What is refused here gets an answer that lies ready, and is
 * counted and told of in sums. Refused is first who has more than his share of calls under way; then, once two turns of
 * the loop on end find more calls than they take in, those beyond. Who is signed in shares with others who are, and while
 * he works strangers have few places.
 */
export function guardDoor(inside: RequestListener, options: DoorOptions): RequestListener {
  const { isCall, sourceOf, isSignedIn, refusalHold } = options;
  const work = watchWork();
  const strangers = createEntrance(() => (work.isUnderWay() ? callsBesidePeople : callsAtOnce));
  const people = createEntrance(() => callsAtOnce);
  const tell = tellRefusals(options.logger, options.registry);
  return (request, response) => {
    if (!isCall(request.url ?? '')) return inside(request, response);
    const source = sourceOf(request);
    const isPerson = isSignedIn(request);
    if (isPerson) work.note();
    const entrance = isPerson ? people : strangers;
    const leave = entrance.enter(source);
    if (leave === undefined) {
      tell();
      return refusalHold(source, () => refuse(request, response));
    }
    response.once('close', leave);
    inside(request, response);
  };
}

/** Whether somebody who is signed in has called a moment ago. */
function watchWork() {
  let lastCall = Number.NEGATIVE_INFINITY;
  return {
    note: () => {
      lastCall = performance.now();
    },
    isUnderWay: () => performance.now() - lastCall < atWorkMs,
  };
}

/** Where one kind of caller comes in. */
function createEntrance(callsNow: () => number) {
  const shares = createFairShares(callsNow);
  const turn = countTurns();
  return {
    enter(source: string) {
      const leave = shares.take(source);
      if (leave === undefined || turn.takesOneMore()) return leave;
      leave();
      return undefined;
    },
  };
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (response.destroyed) return;
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
