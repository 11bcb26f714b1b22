import type { EventBus } from '@alveole/messaging';
import { createRabbitBus } from '@alveole/messaging';
import { connectDatabase, migrate } from '@alveole/persistence';
import { startTracing } from '@alveole/tracing';
import type { z } from 'zod';
import { createServiceClient } from '../client/create-service-client.ts';
import { createLogger } from '../logging/create-logger.ts';
import type { Logger } from '../logging/create-logger.ts';
import { assembleService } from './assemble-service.ts';
import { configOf } from './define-service.ts';
import type { ServiceDefinition } from './define-service.ts';
import { refuseFormerStore } from './refuse-former-store.ts';
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

const brokerRequired = { ...serviceFields, AMQP_URL: serviceFields.AMQP_URL.unwrap() };

/**
 * How every service starts: configuration read once, database `alveole_<name>` in the form of this version, its indexes,
 * bus, subscriptions, outbox relay, HTTP. The started function throws one readable error when one of them fails.
 */
export function serviceStarter<Schema extends z.ZodObject>(definition: ServiceDefinition<Schema>): StartService {
  const { name, migrations = [] } = definition;
  return async ({ env, bus: given, logger: parent, queuesReady }) => {
    const config = configOf(definition, env, given ? serviceFields : brokerRequired);
    const logger = parent ?? createLogger({ service: name, level: config.LOG_LEVEL });
    // In one process whoever starts it all delivers the spans of all.
    const endpoint = given ? undefined : config.OTEL_EXPORTER_OTLP_ENDPOINT;
    const tracing = await startTracing(endpoint, { service: name, logger });
    const database = await connectDatabase({ uri: config.MONGODB_URI, dbName: `alveole_${name}`, logger });
    const clientOf = (baseUrl: string) =>
      createServiceClient({ baseUrl, secret: config.SERVICE_SECRET, callerName: name });
    const now = () => new Date();
    try {
      // One process has the whole store to itself; of many instances one command does it before they start.
      if (given) await migrate({ config, database, now }, migrations, { logger });
      else await refuseFormerStore({ database, now }, migrations);
    } catch (error) {
      await database.close();
      throw error;
    }
    const bus = given ?? (await createRabbitBus({ url: config.AMQP_URL ?? '', logger }));
    const surroundings = { config, database, logger, clientOf, now, bus };
    const { plan, app, startRelay } = await assembleService(definition, surroundings);
    const url = await app.listen({ host: config.HOST, port: config.PORT });
    const relaying = (queuesReady ?? Promise.resolve()).then(startRelay);
    return {
      url,
      async close() {
        await app.close();
        await (await relaying).stop();
        if (!given) await bus.close();
        await plan.close?.();
        await database.close();
        await tracing.close();
      },
    };
  };
}
