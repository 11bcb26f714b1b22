import { createHmac } from 'node:crypto';
import { appError } from '@alveole/contracts';
import type { RouteDefinition } from '@alveole/contracts';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CountStore } from '../guesses/count-store.ts';
import { networkOf } from '../guesses/guess-keys.ts';
import type { Actor } from './implement.ts';

export interface RateLimits {
  /** Calls a minute from one address, over all routes of the service. */
  readonly perAddress: number;
  /** Calls a minute of one signed-in person, over all routes of the service. */
  readonly perAccount: number;
  /** Calls a minute of one client, software in its own name, over all routes of the service. */
  readonly perClient: number;
  /** Multiplies every limit, those of the routes too; for load trials and for sites behind one shared address. */
  readonly scale: number;
}

export const defaultRateLimits: RateLimits = { perAddress: 1200, perAccount: 1200, perClient: 300, scale: 1 };

const windowMs = 60_000;
const trackedKeys = 20_000;

type Dimension = NonNullable<RouteDefinition['rateLimit']>['by'];

/** Counts that all replicas of a service see. */
export interface SharedCounts {
  readonly counts: Pick<CountStore, 'add'>;
  /** Keys the hashes under which addresses and accounts are counted. */
  readonly pepper: string;
}

export interface RouteLimits {
  /** Before the token is read. */
  beforeGuard(request: FastifyRequest): Promise<void>;
  /** Once it is known who calls. */
  afterGuard(request: FastifyRequest, actor: Actor): Promise<void>;
}

/**
 * Counts calls in the memory of this process, and those of routes that say so in the database of the service too: so
 * that limit holds over its replicas. A call beyond a limit throws `TooManyRequestsException` with its delay.
 * A route's own limit stands in for the general one of its kind.
 */
export async function createRateLimits(
  app: FastifyInstance,
  limits: RateLimits,
  shared: SharedCounts | undefined,
): Promise<(route: RouteDefinition) => RouteLimits> {
  await app.register(rateLimit, { global: false, cache: trackedKeys });
  const accounts = new WeakMap<FastifyRequest, string>();
  const limiterOf = (by: Dimension, perMinute: number) =>
    app.createRateLimit({
      max: Math.max(1, Math.round(perMinute * limits.scale)),
      timeWindow: windowMs,
      // Addresses keep the default key, which takes an IPv6 /64 as one client.
      ...(by === 'account' ? { keyGenerator: (request: FastifyRequest) => accounts.get(request) ?? request.ip } : {}),
    });
  const general = {
    address: limiterOf('address', limits.perAddress),
    account: limiterOf('account', limits.perAccount),
  };
  const ofClients = limiterOf('account', limits.perClient);
  return (route) => {
    const own = route.rateLimit;
    const countShared = shared && own?.overReplicas && sharedLimit(shared, route, own.perMinute * limits.scale);
    const checks = own === undefined ? general : { ...general, [own.by]: limiterOf(own.by, own.perMinute) };
    return {
      async beforeGuard(request) {
        refuseExcess(await checks.address(request));
        if (own?.by === 'address') await countShared?.(networkOf(request.ip));
      },
      async afterGuard(request, actor) {
        const account = accountOf(actor);
        if (account === undefined) return;
        accounts.set(request, account);
        refuseExcess(await checks.account(request));
        if (isClient(actor)) refuseExcess(await ofClients(request));
        if (own?.by === 'account') await countShared?.(account);
      },
    };
  };
}

/** What one process lets through may still be too much for all of them together. */
function sharedLimit({ counts, pepper }: SharedCounts, { name }: RouteDefinition, most: number) {
  return async (who: string): Promise<void> => {
    const key = createHmac('sha256', pepper)
      .update(JSON.stringify([name, who]))
      .digest('base64url');
    const { count, endsAt } = await counts.add(key, windowMs);
    if (count > Math.max(1, most)) throw tooMany((endsAt.getTime() - Date.now()) / 1000);
  };
}

type Outcome = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExcess(outcome: Outcome): void {
  if (outcome.isAllowed || !outcome.isExceeded) return;
  throw tooMany(outcome.ttlInSeconds);
}

function tooMany(seconds: number) {
  return appError('TooManyRequestsException', 'Too many requests.', { retryAfter: Math.max(1, Math.ceil(seconds)) });
}

function isClient(actor: Actor): boolean {
  return actor !== undefined && 'client' in actor && actor.client !== undefined;
}

function accountOf(actor: Actor): string | undefined {
  if (actor === undefined || 'service' in actor) return undefined;
  // One piece of software may act for a thousand shops, each of which has its own share.
  return isClient(actor) ? `${actor.userId}/${actor.entityId}` : actor.userId;
}
