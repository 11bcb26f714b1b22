import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A token is known for somewhat longer than it lives. */
const knownForMs = 20 * 60_000;
const maxKnown = 20_000;

/** Tokens that a service has accepted: who brings one is signed in, whatever else a token says of itself. */
export interface KnownBearers {
  /** Whether the caller brings a token that a service has accepted lately. */
  knows(request: IncomingMessage): boolean;
  /** A service took this call as that of a person. */
  accept(request: IncomingMessage): void;
}

/** The gateway reads no token: it remembers a hash of each that was taken. @param now milliseconds that never go back */
export function createKnownBearers(now: () => number = () => performance.now()): KnownBearers {
  const until = new Map<string, number>();

  return {
    knows(request) {
      const key = keyOf(request);
      if (key === undefined) return false;
      const end = until.get(key);
      if (end === undefined || end > now()) return end !== undefined;
      until.delete(key);
      return false;
    },
    accept(request) {
      const key = keyOf(request);
      if (key === undefined) return;
      // The newest stand last, so that the oldest one goes.
      until.delete(key);
      until.set(key, now() + knownForMs);
      const [oldest] = until.keys();
      if (until.size > maxKnown && oldest !== undefined) until.delete(oldest);
    },
  };
}

function keyOf({ headers: { authorization } }: IncomingMessage): string | undefined {
  if (authorization === undefined) return undefined;
  return createHash('sha256').update(authorization).digest('base64');
}
