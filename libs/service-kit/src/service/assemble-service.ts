import type { EventBus, EventHandlers, OutboxRelay } from '@alveole/messaging';
import { startOutboxRelay } from '@alveole/messaging';
import { outboxStoreOf } from '@alveole/persistence';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { createCountStore } from '../guesses/count-store.ts';
import { createClientCalls } from '../http/client-calls.ts';
import type { ClientCalls } from '../http/client-calls.ts';
import { createEndedSessions } from '../http/ended-sessions.ts';
import { createService } from '../http/create-service.ts';
import type { ServiceOptions } from '../http/create-service.ts';
import { createMetrics } from '../http/metrics.ts';
import { startRetention } from '../retention/retention-schedule.ts';
import { createRetentionRunStore } from '../retention/run-store.ts';
import type { ServiceDefinition, ServiceParts, ServicePlan } from './define-service.ts';
import { measureOutboxes } from './measure-outboxes.ts';

/** What a service stands on, whoever runs it. */
export interface ServiceSurroundings<Config> extends Omit<ServiceParts<Config>, 'metrics'> {
  readonly bus: EventBus;
  /** The contract's limits and the usual load unless told otherwise. */
  readonly limits?: Pick<ServiceOptions, 'rateLimits' | 'loadLimits'>;
}

export interface AssembledService {
  readonly plan: ServicePlan;
  readonly app: FastifyInstance;
  /** What software called; told at times, and when the app closes. */
  readonly clientCalls: ClientCalls;
  /** From now on what is written is published, and each write wakes the relay. */
  startRelay(): OutboxRelay;
}

/** Indexes, subscriptions and HTTP of a service, in the order that loses no event; the caller listens, relays and closes. */
export async function assembleService<Schema extends z.ZodObject>(
  { name, assemble }: ServiceDefinition<Schema>,
  { bus, limits, ...parts }: ServiceSurroundings<z.output<Schema>>,
): Promise<AssembledService> {
  const { config, database, logger } = parts;
  const metrics = createMetrics(name);
  const assembled = assemble({ ...parts, metrics });
  measureOutboxes(metrics, assembled.outboxes, parts.now);
  const runs = createRetentionRunStore(database);
  const sharedCounts = createCountStore(database, 'rate_counts', () => new Date());
  const endedSessions = createEndedSessions(database, parts.now);
  const clientCalls = createClientCalls({
    database,
    service: name,
    now: parts.now,
    publish: (event) => bus.publish(event),
  });
  await database.createIndexes();
  await assembled.begin?.();
  const retention = startRetention(
    { database, acts: assembled.retention, runs, now: parts.now },
    { logger, metrics, isOn: config.RETENTION === 'on' },
  );
  const plan: ServicePlan = {
    ...assembled,
    async close() {
      await retention.stop();
      await assembled.close?.();
    },
  };
  let relay: OutboxRelay | undefined;
  const wake = () => relay?.wake();
  await bus.subscribe({ queue: `${name}.ended-sessions`, handlers: endedSessions.handlers });
  for (const subscription of plan.subscriptions)
    await bus.subscribe({ ...subscription, handlers: waking(subscription.handlers, wake) });
  // What is written while the bus is away waits in the outboxes.
  const around = { needs: { database: database.isReady }, watched: { ...plan.watched, bus: bus.isReady } };
  const app = await createService({
    name,
    logger,
    config,
    routes: plan.routes,
    statusOf: plan.statusOf,
    endedSessions,
    clientCalls,
    sharedCounts,
    surroundings: around,
    metrics,
    brokenAnswers: config.NODE_ENV === 'production' ? 'tell' : 'fail',
    ...limits,
  });
  // Whoever wrote should not wait for the relay's next look.
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') wake();
  });
  app.addHook('onClose', () => clientCalls.close());
  return {
    plan,
    app,
    clientCalls,
    startRelay: () => (relay = startOutboxRelay({ store: outboxStoreOf(plan.outboxes), bus, logger })),
  };
}

/** A handler may have written events of its own. */
function waking(handlers: EventHandlers, wake: () => void): EventHandlers {
  const entries = Object.entries(handlers as Record<string, (event: never) => Promise<void>>);
  return Object.fromEntries(
    entries.map(([event, handle]) => [
      event,
      async (envelope: never) => {
        await handle(envelope);
        wake();
      },
    ]),
  );
}
