import { createRabbitBus, startOutboxRelay } from '@alveole/messaging';
import type { EventBus } from '@alveole/messaging';
import { createObjectStorage } from '@alveole/object-storage';
import { connectDatabase, outboxStoreOf } from '@alveole/persistence';
import { createLogger, createServiceClient, loadConfig } from '@alveole/service-kit';
import type { Logger } from '@alveole/service-kit';
import { buildApp } from './app.ts';
import { enrolmentConfig } from './config.ts';
import type { EnrolmentConfig } from './config.ts';
import { createPorts, modelsOf } from './ports.ts';
import { startSweeping } from './sweep-uploads/sweep-schedule.ts';

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

/** Starts enrolment: establishments, their media, beneficiaries, the finder. Throws when configuration, database or broker fails. */
export async function startEnrolmentService({ env, bus: given, logger: parent }: StartOptions): Promise<RunningService> {
  const config = loadConfig(given ? enrolmentConfig : enrolmentConfig.required({ AMQP_URL: true }), env);
  const logger = parent ?? createLogger({ service: 'enrolment', level: config.LOG_LEVEL });
  const database = await connectDatabase({ uri: config.MONGODB_URI, dbName: 'alveole_enrolment', logger });
  const models = modelsOf(database);
  await database.syncIndexes();
  const bus = given ?? (await createRabbitBus({ url: config.AMQP_URL ?? '', logger }));
  const media = createObjectStorage(storageSettings(config));
  const auth = createServiceClient({ baseUrl: config.AUTH_URL, secret: config.SERVICE_SECRET, callerName: 'enrolment' });
  const ports = createPorts({ config, database, media, auth });
  const relay = startOutboxRelay({ store: outboxStoreOf([models.establishments, models.registrations, models.beneficiaries]), bus, logger });
  const sweeping = startSweeping(ports, logger);

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
      await sweeping.stop();
      await relay.stop();
      if (!given) await bus.close();
      media.close();
      await database.close();
    },
  };
}

function storageSettings(config: EnrolmentConfig) {
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
