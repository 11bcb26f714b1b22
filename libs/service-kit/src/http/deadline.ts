import { appError } from '@alveole/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long somebody waits for the answer to a call. */
export interface Deadline {
  /** Milliseconds; 0 once nobody waits any more, be it that the time is up or that the caller has gone. */
  left(): number;
  /** Throws the coded 503 once nobody waits any more. For the moment before what is costly. */
  check(): void;
}

/** By this header a service tells the one that it asks how long it waits, in milliseconds. */
export const deadlineHeader = 'x-answer-within';

const nobodyWaits = appError('ServiceUnavailableException', 'Nobody waits for this answer any more.', {
  retryAfter: 1,
});

/** @param longestMs for a caller that does not tell */
export function deadlineOf(request: FastifyRequest, reply: FastifyReply, longestMs: number): Deadline {
  const within = Math.min(longestMs, statedBy(request) ?? longestMs);
  const left = () => (reply.raw.destroyed ? 0 : Math.max(0, within - reply.elapsedTime));
  return {
    left,
    check() {
      if (left() === 0) throw nobodyWaits;
    },
  };
}

function statedBy({ headers }: FastifyRequest): number | undefined {
  const header = headers[deadlineHeader];
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}
