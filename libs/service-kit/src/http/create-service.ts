import type { ServiceName } from '@alveole/contracts';
import { appError } from '@alveole/contracts';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Bulkhead } from '../admission/bulkhead.ts';
import { withinBulkhead } from '../admission/bulkhead.ts';
import { createBulkheads } from '../admission/bulkheads.ts';
import type { CountStore } from '../guesses/count-store.ts';
import type { Logger } from '../logging/create-logger.ts';
import { createTokenVerifier } from '../tokens/person-tokens.ts';
import { rememberTokens } from '../tokens/remember-tokens.ts';
import { guardOf } from './auth-guard.ts';
import type { GuardOptions } from './auth-guard.ts';
import { acceptJsonOnly, bodyLimitBytes, passOverForms, sentTextOf } from './body-parser.ts';
import { closedAccountGuard } from './closed-accounts.ts';
import type { ClosedAccountGuard, StatusOf } from './closed-accounts.ts';
import type { ClientCalls } from './client-calls.ts';
import { cookiesOf } from './cookies.ts';
import { deadlineOf } from './deadline.ts';
import { serveDocs } from './docs.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { carriesAccess } from './ended-sessions.ts';
import { answerErrors, answerRefusal, refusalOf } from './error-answers.ts';
import type { Surroundings } from './health.ts';
import { reportHealth } from './health.ts';
import type { Actor, CallContext, ImplementedRoute } from './implement.ts';
import type { LoadLimits } from './load-shedding.ts';
import { defaultLoadLimits, shedLoad } from './load-shedding.ts';
import { createMetrics, observeRequests } from './metrics.ts';
import type { RateLimits, RouteLimits, SharedCounts } from './rate-limits.ts';
import { createRateLimits, defaultRateLimits } from './rate-limits.ts';
import { basicOf, speakOauth } from './oauth-door.ts';
import { requestIdOf } from './request-ids.ts';
import { sendFile, StreamedFile } from './streamed-file.ts';
import type { BrokenAnswers } from './tell-breaches.ts';
import { breachTeller } from './tell-breaches.ts';
import { traceRequests } from './trace-requests.ts';

export interface ServiceOptions {
  readonly name: ServiceName;
  readonly logger: Logger;
  readonly config: {
    /** kid → PEM. */
    readonly AUTH_PUBLIC_KEYS: Readonly<Record<string, string>>;
    readonly SERVICE_SECRET: string;
  };
  readonly routes: readonly ImplementedRoute[];
  /** Must be there where a partner may call: the calls of closed accounts are refused. */
  readonly statusOf?: StatusOf | undefined;
  /** Whose access tokens are refused before they expire. */
  readonly endedSessions?: EndedSessions | undefined;
  /** Counts the calls of software. */
  readonly clientCalls?: Pick<ClientCalls, 'note'> | undefined;
  /** The parts around it: what it needs to answer, and what it uses besides. */
  readonly surroundings?: Surroundings;
  /** The service's own registry, when it counts more than requests. */
  readonly metrics?: Registry;
  readonly rateLimits?: Partial<RateLimits>;
  /** Where calls are counted whose limit holds over replicas; in this process alone when absent. */
  readonly sharedCounts?: CountStore | undefined;
  readonly loadLimits?: Partial<LoadLimits>;
  /** `fail` unless told otherwise: production tells. */
  readonly brokenAnswers?: BrokenAnswers | undefined;
}

const requestTimeoutMs = 30_000;
const apiPrefix = '/alveoleapi';
const acceptedVersion = /^(\*|1(\.(\d{1,3}|x)){0,2})$/;
/** The gateway stands on this machine or in the private network; only then is `x-forwarded-for` believed. */
const gatewayAddresses = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * A Fastify instance that serves contract routes below `/alveoleapi`, with `/healthz`, `/readyz`, `/metrics` and docs.
 * Nothing is reachable without the route's token (deny by default). The caller listens and closes; closing
 * answers what is under way first.
 */
export async function createService(options: ServiceOptions): Promise<FastifyInstance> {
  const app = emptyService(options.logger);
  answerErrors(app);
  acceptJsonOnly(app);
  traceRequests(app, options.name);
  const { placesScale, ...load } = { ...defaultLoadLimits, ...options.loadLimits };
  await shedLoad(app, load);
  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('x-request-id', request.id)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff');
    refuseOtherVersions(request);
  });
  const registry = options.metrics ?? createMetrics(options.name);
  observeRequests(app, registry);
  reportHealth(app, options.surroundings ?? {}, registry);
  const limitsOf = await createRateLimits(app, { ...defaultRateLimits, ...options.rateLimits }, sharedBy(options));
  await serveDocs(app, options.name);
  const breaches = options.brokenAnswers === 'tell' ? breachTeller(registry) : undefined;
  const bulkheadOf = createBulkheads((atOnce) => atOnce * placesScale);
  const { AUTH_PUBLIC_KEYS, SERVICE_SECRET } = options.config;
  const callers = { people: rememberTokens(createTokenVerifier(AUTH_PUBLIC_KEYS)), serviceSecret: SERVICE_SECRET };
  for (const implemented of options.routes) {
    const { route } = implemented;
    const refuseClosed = closedAccountGuard(route, options.statusOf);
    const refuseEnded = carriesAccess(route) ? options.endedSessions?.refuse : undefined;
    const around = {
      callers,
      refuseClosed,
      refuseEnded,
      noteCall: options.clientCalls?.note,
      limits: limitsOf(route),
      bulkhead: bulkheadOf(route),
      breaches,
    };
    const openDoor = route.speaks === 'oauth' ? speakOauth : route.takesForm ? passOverForms : undefined;
    if (!openDoor) addRoute(app, implemented, around);
    else
      await app.register(async (door) => {
        openDoor(door);
        addRoute(door, implemented, around);
      });
  }
  return app;
}

function sharedBy({ sharedCounts: counts, config }: ServiceOptions): SharedCounts | undefined {
  return counts && { counts, pepper: config.SERVICE_SECRET };
}

function emptyService(logger: Logger): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: ({ headers }) => requestIdOf(headers),
    trustProxy: gatewayAddresses,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => void answerRefusal(refusalOf(error), request, reply),
  });
  return app;
}

function refuseOtherVersions(request: FastifyRequest): void {
  const version = request.headers['accept-version'];
  if (version === undefined || (typeof version === 'string' && acceptedVersion.test(version))) return;
  throw appError('ValidationException', 'accept-version (INVALID): Unknown version');
}

interface RouteSurroundings {
  readonly callers: GuardOptions;
  readonly refuseClosed: ClosedAccountGuard;
  readonly refuseEnded: EndedSessions['refuse'] | undefined;
  readonly noteCall: ClientCalls['note'] | undefined;
  readonly limits: RouteLimits;
  readonly bulkhead: Bulkhead;
  readonly breaches: ReturnType<typeof breachTeller> | undefined;
}

function addRoute(
  app: FastifyInstance,
  { route, answer }: ImplementedRoute,
  { callers, refuseClosed, refuseEnded, noteCall, limits, bulkhead, breaches }: RouteSurroundings,
): void {
  const guard = guardOf(route, callers);
  const actors = new WeakMap<FastifyRequest, Actor>();
  const path = wildcardOf(route.path);
  app.route({
    method: route.method,
    url: `${apiPrefix}${path.url}`,
    onRequest: async (request) => {
      await limits.beforeGuard(request);
      const actor = guard(request.headers.authorization);
      actors.set(request, actor);
      await limits.afterGuard(request, actor);
      await refuseEnded?.(actor, request.headers.authorization);
      await refuseClosed(actor);
      noteCall?.(actor);
    },
    handler: async (request, reply) => {
      const deadline = deadlineOf(request, reply, requestTimeoutMs);
      deadline.check();
      const work = () =>
        answer({
          params: path.params(request.params as Record<string, string>),
          query: request.query,
          body: request.body ?? undefined,
          actor: actors.get(request),
          requestId: request.id,
          log: request.log as Logger,
          ip: request.ip,
          cookies: cookiesOf(request, reply),
          basic: basicOf(request.headers.authorization),
          idempotencyKey: idempotencyKeyOf(request),
          signed: signedOf(request),
          deadline,
          onBreach: breaches?.(route, request, reply),
        });
      const written = await withinBulkhead(bulkhead, work, () => deadline.left() === 0);
      reply.type(route.contentType ?? 'application/json; charset=utf-8');
      if (route.cacheSeconds !== undefined) reply.header('cache-control', `public, max-age=${route.cacheSeconds}`);
      return written instanceof StreamedFile ? sendFile(reply, written) : reply.send(written);
    },
  });
}

/** `*name` at the end of a contract path takes the rest with its slashes; Fastify calls it `*`. */
function wildcardOf(path: string): { url: string; params(given: Record<string, string>): Record<string, string> } {
  const name = /\*(\w+)$/.exec(path)?.[1];
  if (name === undefined) return { url: path, params: (given) => given };
  return { url: path.slice(0, -name.length), params: ({ '*': rest = '', ...given }) => ({ ...given, [name]: rest }) };
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\w.:-]{8,128}$/.test(key)) return key;
  throw appError('ValidationException', 'idempotency-key (INVALID): Invalid characters');
}

function signedOf(request: FastifyRequest): CallContext['signed'] {
  const signature = request.headers['x-alveole-signature'];
  return { signature: typeof signature === 'string' ? signature : undefined, text: sentTextOf(request) };
}
