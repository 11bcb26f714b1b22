import { createRabbitBus, startOutboxRelay } from '@alveole/messaging';
import type { EventBus } from '@alveole/messaging';
import { createObjectStorage } from '@alveole/object-storage';
import { connectDatabase, outboxStoreOf } from '@alveole/persistence';
import { createLogger, createServiceClient, loadConfig } from '@alveole/service-kit';
import type { Logger } from '@alveole/service-kit';
import { buildApp } from './app.ts';
import { repairsConfig } from './config.ts';
import type { RepairsConfig } from './config.ts';
import { createPorts, modelsOf } from './ports.ts';
import { subscriptionsOf } from './subscriptions.ts';

export interface StartOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Handed in where all services share one process; otherwise `AMQP_URL` names the broker. */
  readonly bus?: EventBus;
  readonly logger?: Logger;
}

export interface RunningService {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts repairs: files, their review, their locks for refunds, the SMS switch. Throws when configuration, database or broker fails. */
export async function startRepairsService({ env, bus: given, logger: parent }: StartOptions): Promise<RunningService> {
  const config = loadConfig(given ? repairsConfig : repairsConfig.required({ AMQP_URL: true }), env);
  const logger = parent ?? createLogger({ service: 'repairs', level: config.LOG_LEVEL });
  const database = await connectDatabase({ uri: config.MONGODB_URI, dbName: 'alveole_repairs', logger });
  const models = modelsOf(database);
  await database.syncIndexes();
  const bus = given ?? (await createRabbitBus({ url: config.AMQP_URL ?? '', logger }));
  const media = createObjectStorage(storageSettings(config));
  const enrolment = createServiceClient({ baseUrl: config.ENROLMENT_URL, secret: config.SERVICE_SECRET, callerName: 'repairs' });
  const ports = createPorts({ config, database, media, enrolment });
  for (const subscription of subscriptionsOf(ports)) await bus.subscribe(subscription);
  const relay = startOutboxRelay({ store: outboxStoreOf([models.repairs, models.smsSwitch]), bus, logger });

  const app = await buildApp({ config, logger, ports, checks: { database: database.isReady, bus: bus.isReady, objectStore: media.isReady } });
  // Whoever wrote should not wait for the relay's next look.
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') relay.wake();
  });
  const url = await app.listen({ host: config.HOST, port: config.PORT });
  return {
    url,
    async close() {
      await app.close();
      await relay.stop();
      if (!given) await bus.close();
      media.close();
      await database.close();
    },
  };
}

function storageSettings(config: RepairsConfig) {
  return {
    endpoint: config.S3_ENDPOINT,
    publicEndpoint: config.S3_PUBLIC_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    forcePathStyle: true,
  };
}
