import type { RouteDefinition } from '@alveole/contracts';

/** Kinds of calls that must not take each other's place. */
export type WorkClass = 'browse' | 'read' | 'list' | 'write' | 'hashed' | 'internal';

export interface WorkLimits {
  /** Calls at work at once. */
  readonly atOnce: number;
  /** Calls that may wait for a place. */
  readonly waiting: number;
  /** How long a call waits in a short rush, in milliseconds. */
  readonly maxWaitMs: number;
  /** How long it waits when the rush does not end: about as long as one such call takes. */
  readonly maxWaitUnderLoadMs: number;
}

/**
 * What one service takes on at once, by kind. A service computes in one thread: more places would not serve more
 * calls, only each one later. Whoever waits is served within about three times an idle answer, or told at once.
 */
export const workClasses: Readonly<Record<WorkClass, WorkLimits>> = {
  /** Anybody may read these: the finder, towns, addresses. */
  browse: { atOnce: 4, waiting: 64, maxWaitMs: 500, maxWaitUnderLoadMs: 20 },
  /** One record, or a few. */
  read: { atOnce: 8, waiting: 64, maxWaitMs: 500, maxWaitUnderLoadMs: 40 },
  /** A page of 196 rows. */
  list: { atOnce: 2, waiting: 16, maxWaitMs: 800, maxWaitUnderLoadMs: 60 },
  /** What a person has typed is worth a longer wait. */
  write: { atOnce: 16, waiting: 64, maxWaitMs: 900, maxWaitUnderLoadMs: 600 },
  /** bcrypt keeps a core for a third of a second. */
  hashed: { atOnce: 2, waiting: 8, maxWaitMs: 900, maxWaitUnderLoadMs: 250 },
  /** Asked by a service that holds a place for a person: refused last, or that work would be lost. */
  internal: { atOnce: 64, waiting: 256, maxWaitMs: 5000, maxWaitUnderLoadMs: 2000 },
};

type Classed = Pick<RouteDefinition, 'auth' | 'method' | 'work'>;

/** The class of a route: what its contract says, else by who may call it and whether it changes anything. */
export function workClassOf({ auth, method, work }: Classed): WorkClass {
  if (auth === 'service') return 'internal';
  if (work !== undefined) return work;
  if (method !== 'GET') return 'write';
  return auth === 'public' ? 'browse' : 'read';
}
