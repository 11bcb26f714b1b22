import type { ServiceName } from '@alveole/contracts';
import type { EventBus, EventHandlers, OutboxRelay, Subscription } from '@alveole/messaging';
import { createRabbitBus, startOutboxRelay } from '@alveole/messaging';
import type { Database, OutboxModel } from '@alveole/persistence';
import { connectDatabase, outboxStoreOf } from '@alveole/persistence';
import { createLogger, createService, createServiceClient, loadConfig } from '@alveole/service-kit';
import type { ImplementedRoute, Logger, ReadinessChecks, ServiceClient } from '@alveole/service-kit';
import { z } from 'zod';
import type { ServiceConfig } from './service-fields.ts';
import { serviceFields } from './service-fields.ts';

export interface StartOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Handed in where all services share one process; otherwise `AMQP_URL` names the broker. */
  readonly bus?: EventBus;
  readonly logger?: Logger;
  /**
   * Settles when every subscriber has its queue. The in-process bus keeps nothing for who subscribes later, so what a
   * killed process left in its outboxes waits for that. A broker keeps queues by itself.
   */
  readonly queuesReady?: Promise<unknown>;
}

export interface RunningService {
  readonly url: string;
  /** Answers what is under way, hands over what is published, then lets go of bus and database. */
  close(): Promise<void>;
}

export type StartService = (options: StartOptions) => Promise<RunningService>;

/** What a service is given to assemble itself from. */
export interface ServiceParts<Config> {
  readonly config: Config & ServiceConfig;
  readonly database: Database;
  readonly logger: Logger;
  /** Calls another service in this one's name. */
  readonly clientOf: (baseUrl: string) => ServiceClient;
}

/** What makes up a service. */
export interface ServicePlan {
  readonly routes: readonly ImplementedRoute[];
  readonly subscriptions: readonly Subscription[];
  /** Models whose documents hold events to publish. */
  readonly outboxes: readonly OutboxModel[];
  /** Besides database and bus. */
  readonly checks?: ReadinessChecks;
  close?(): Promise<void> | void;
}

export interface ServiceFrame<Schema extends z.ZodObject> {
  readonly name: ServiceName;
  /** The service's own variables; those that all services read are added. */
  readonly config: Schema;
  readonly assemble: (parts: ServiceParts<z.output<Schema>>) => ServicePlan;
}

/**
 * How every service starts: configuration read once, database `alveole_<name>` with its indexes, bus, subscriptions,
 * outbox relay, HTTP. The started function throws one readable error when one of them fails.
 */
export function serviceStarter<Schema extends z.ZodObject>({
  name,
  config: schema,
  assemble,
}: ServiceFrame<Schema>): StartService {
  return async ({ env, bus: given, logger: parent, queuesReady }) => {
    const common = given ? serviceFields : { ...serviceFields, AMQP_URL: serviceFields.AMQP_URL.unwrap() };
    const config = loadConfig(z.object({ ...common, ...schema.shape }), env) as z.output<Schema> & ServiceConfig;
    const logger = parent ?? createLogger({ service: name, level: config.LOG_LEVEL });
    const database = await connectDatabase({ uri: config.MONGODB_URI, dbName: `alveole_${name}`, logger });
    const clientOf = (baseUrl: string) =>
      createServiceClient({ baseUrl, secret: config.SERVICE_SECRET, callerName: name });
    const plan = assemble({ config, database, logger, clientOf });
    await database.syncIndexes();
    const bus = given ?? (await createRabbitBus({ url: config.AMQP_URL ?? '', logger }));
    let relay: OutboxRelay | undefined;
    const wake = () => relay?.wake();
    for (const subscription of plan.subscriptions)
      await bus.subscribe({ ...subscription, handlers: waking(subscription.handlers, wake) });
    const checks = { ...plan.checks, database: database.isReady, bus: bus.isReady };
    const app = await createService({ name, logger, config, routes: plan.routes, checks });
    // Whoever wrote should not wait for the relay's next look.
    app.addHook('onResponse', async ({ method }) => {
      if (method !== 'GET') wake();
    });
    const url = await app.listen({ host: config.HOST, port: config.PORT });
    const relaying = (queuesReady ?? Promise.resolve()).then(() => {
      relay = startOutboxRelay({ store: outboxStoreOf(plan.outboxes), bus, logger });
    });
    return {
      url,
      async close() {
        await app.close();
        await relaying;
        await relay?.stop();
        if (!given) await bus.close();
        await plan.close?.();
        await database.close();
      },
    };
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
