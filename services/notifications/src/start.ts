import { authRoutes, enrolmentRoutes } from '@alveole/contracts';
import type { EventBus } from '@alveole/messaging';
import { createRabbitBus, startOutboxRelay } from '@alveole/messaging';
import { connectDatabase, outboxStoreOf } from '@alveole/persistence';
import type { Logger } from '@alveole/service-kit';
import { createLogger, createService, createServiceClient, loadConfig } from '@alveole/service-kit';
import { wireNotifications } from './app.ts';
import { createMailChannel } from './channels/mail-channel.ts';
import { createSmsChannel } from './channels/sms-channel.ts';
import { configSchema } from './config.ts';
import { deliveryModelOf } from './delivery/delivery-repository.ts';

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

/** Starts notifications: mails and SMS of events. Throws when its configuration, database or broker fails. */
export async function startNotificationsService({ env, bus: given, logger: parent }: StartOptions): Promise<RunningService> {
  const config = loadConfig(given ? configSchema : configSchema.required({ AMQP_URL: true }), env);
  const logger = parent ?? createLogger({ service: 'notifications', level: config.LOG_LEVEL });
  const database = await connectDatabase({ uri: config.MONGODB_URI, dbName: 'alveole_notifications', logger });
  const bus = given ?? (await createRabbitBus({ url: config.AMQP_URL ?? '', logger }));
  const relay = startOutboxRelay({ store: outboxStoreOf([deliveryModelOf(database)]), bus, logger });
  const clientOf = (baseUrl: string) => createServiceClient({ baseUrl, secret: config.SERVICE_SECRET, callerName: 'notifications' });
  const [auth, enrolment] = [clientOf(config.AUTH_URL), clientOf(config.ENROLMENT_URL)];
  const { routes, queues } = wireNotifications({
    database,
    channels: { mail: createMailChannel({ url: config.SMTP_URL, from: config.MAIL_FROM }), sms: createSmsChannel(config.SMS_URL) },
    secrets: config,
    alertMail: config.ALERT_MAIL,
    pagesUrl: `${config.PUBLIC_URL}${config.BASE_PATH}`,
    administrators: async () => (await auth.call(authRoutes.listAdministratorMails, {})).mails,
    askEntity: (id) => enrolment.call(enrolmentRoutes.readEntitySnapshot, { params: { id } }),
    wakeRelay: relay.wake,
    now: Date.now,
  });
  await database.syncIndexes();
  for (const [queue, handlers] of Object.entries(queues)) await bus.subscribe({ queue, handlers });
  const app = await createService({ name: 'notifications', logger, config, routes, checks: { database: database.isReady, bus: bus.isReady } });
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
