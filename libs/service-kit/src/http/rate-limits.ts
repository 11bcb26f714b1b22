import { appError } from '@alveole/contracts';
import type { RouteDefinition } from '@alveole/contracts';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from './implement.ts';

export interface RateLimits {
  /** Calls a minute from one address, over all routes of the service. */
  readonly perAddress: number;
  /** Calls a minute of one signed-in person, over all routes of the service. */
  readonly perAccount: number;
  /** Multiplies every limit, those of the routes too; for load trials and for sites behind one shared address. */
  readonly scale: number;
}

export const defaultRateLimits: RateLimits = { perAddress: 1200, perAccount: 1200, scale: 1 };

const window = '1 minute';
const trackedKeys = 20_000;

type Dimension = NonNullable<RouteDefinition['rateLimit']>['by'];

export interface RouteLimits {
  /** Before the token is read. */
  beforeGuard(request: FastifyRequest): Promise<void>;
  /** Once it is known who calls. */
  afterGuard(request: FastifyRequest, actor: Actor): Promise<void>;
}

/**
 * Counts calls in the memory of this process. A call beyond a limit throws `TooManyRequestsException` with its delay.
 * A route's own limit stands in for the general one of its kind.
 */
export async function createRateLimits(
  app: FastifyInstance,
  limits: RateLimits,
): Promise<(route: RouteDefinition) => RouteLimits> {
  await app.register(rateLimit, { global: false, cache: trackedKeys });
  const accounts = new WeakMap<FastifyRequest, string>();
  const limiterOf = (by: Dimension, perMinute: number) =>
    app.createRateLimit({
      max: Math.max(1, Math.round(perMinute * limits.scale)),
      timeWindow: window,
      // Addresses keep the default key, which takes an IPv6 /64 as one client.
      ...(by === 'account' ? { keyGenerator: (request: FastifyRequest) => accounts.get(request) ?? request.ip } : {}),
    });
  const general = {
    address: limiterOf('address', limits.perAddress),
    account: limiterOf('account', limits.perAccount),
  };
  return ({ rateLimit: own }) => {
    const checks = own === undefined ? general : { ...general, [own.by]: limiterOf(own.by, own.perMinute) };
    return {
      beforeGuard: async (request) => refuseExcess(await checks.address(request)),
      async afterGuard(request, actor) {
        const account = accountOf(actor);
        if (account === undefined) return;
        accounts.set(request, account);
        refuseExcess(await checks.account(request));
      },
    };
  };
}

type Outcome = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExcess(outcome: Outcome): void {
  if (outcome.isAllowed || !outcome.isExceeded) return;
  throw appError('TooManyRequestsException', 'Too many requests.', { retryAfter: Math.max(1, outcome.ttlInSeconds) });
}

function accountOf(actor: Actor): string | undefined {
  if (actor === undefined) return undefined;
  return 'service' in actor ? undefined : actor.userId;
}
