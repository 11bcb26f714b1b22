import { enrolmentRoutes } from '@alveole/contracts';
import type { EventBus } from '@alveole/messaging';
import { createRabbitBus, startOutboxRelay } from '@alveole/messaging';
import { connectDatabase, outboxStoreOf } from '@alveole/persistence';
import type { Logger } from '@alveole/service-kit';
import { createLogger, createService, createServiceClient, createTokenSigner, loadConfig } from '@alveole/service-kit';
import { accountModelOf } from './account/account-repository.ts';
import { wireAuth } from './app.ts';
import { configSchema } from './config.ts';

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

/** Starts auth: sign-in, sessions, accounts, recovery. Throws when its configuration, database or broker fails. */
export async function startAuthService({ env, bus: given, logger: parent }: StartOptions): Promise<RunningService> {
  const config = loadConfig(given ? configSchema : configSchema.required({ AMQP_URL: true }), env);
  const logger = parent ?? createLogger({ service: 'auth', level: config.LOG_LEVEL });
  const database = await connectDatabase({ uri: config.MONGODB_URI, dbName: 'alveole_auth', logger });
  const bus = given ?? (await createRabbitBus({ url: config.AMQP_URL ?? '', logger }));
  const relay = startOutboxRelay({ store: outboxStoreOf([accountModelOf(database)]), bus, logger });
  const enrolment = createServiceClient({ baseUrl: config.ENROLMENT_URL, secret: config.SERVICE_SECRET, callerName: 'auth' });
  const { routes, handlers } = wireAuth({
    database,
    signer: createTokenSigner({ privateKey: config.AUTH_PRIVATE_KEY, publicKeys: config.AUTH_PUBLIC_KEYS }),
    secrets: config,
    bcryptCost: config.BCRYPT_COST,
    askEntity: (id) => enrolment.call(enrolmentRoutes.readEntitySnapshot, { params: { id } }),
    wakeRelay: relay.wake,
    now: Date.now,
  });
  await database.syncIndexes();
  await bus.subscribe({ queue: 'auth.entities', handlers });
  const app = await createService({ name: 'auth', logger, config, routes, checks: { database: database.isReady, bus: bus.isReady } });
  const url = await app.listen({ host: config.HOST, port: config.PORT });
  return {
    url,
    async close() {
      await app.close();
      await relay.stop();
      if (!given) await bus.close();
      await database.close();
    },
  };
}
