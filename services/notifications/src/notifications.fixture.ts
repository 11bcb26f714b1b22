import { randomBytes, randomUUID } from 'node:crypto';
import type { EntitySnapshot, EventEnvelope } from '@alveole/contracts';
import { appError, events } from '@alveole/contracts';
import { connectDatabase } from '@alveole/persistence';
import { createLogger, createService, seal, sealingKey } from '@alveole/service-kit';
import { testInfrastructure } from '@alveole/testing/node';
import { createTestTokens } from '@alveole/testing/tokens';
import { wireNotifications } from './app.ts';
import type { Channel } from './channels/channel.ts';
import { createMailChannel } from './channels/mail-channel.ts';
import { createSmsChannel } from './channels/sms-channel.ts';
import { deliveryModelOf } from './delivery/delivery-repository.ts';

const logger = createLogger({ service: 'notifications', level: 'silent' });
const sealing = randomBytes(32).toString('base64');

/** Secret in the address that the SMS provider calls back. */
export const callbackSecret = 'callback-9f31c7d2';

/** The service over the test infrastructure, its two channels open to being cut off. */
export async function openNotifications() {
  const { inbox, smtpUrl, smsUrl, mongoUri, dbName } = testInfrastructure();
  const tokens = createTestTokens();
  const mailChannel = createMailChannel({ url: smtpUrl, from: 'Alvéole <ne-pas-repondre@exemple.fr>' });
  const smsChannel = createSmsChannel(smsUrl);
  const channels: { mail: Channel; sms: Channel } = { mail: mailChannel, sms: smsChannel };
  const database = await connectDatabase({ uri: mongoUri, dbName, logger });
  const wired = wireNotifications({
    database,
    channels: {
      mail: { knowsKeys: false, send: (message, key) => channels.mail.send(message, key) },
      sms: { knowsKeys: true, send: (message, key) => channels.sms.send(message, key) },
    },
    secrets: { SEALING_KEY: sealing, SMS_CALLBACK_SECRET: callbackSecret },
    alertMail: 'alerte@exemple.fr',
    pagesUrl: 'https://alveole.exemple.fr',
    administrators: async () => ['adm-1@exemple.fr', 'alerte@exemple.fr'],
    askEntity: async () => {
      throw appError('EntityNotFoundException', 'Unknown entity.');
    },
    now: Date.now,
  });
  await database.syncIndexes();
  const config = { AUTH_PUBLIC_KEYS: tokens.publicKeys, SERVICE_SECRET: 'k8Qz-27xvWpLm3nRt5yUa9cE1gJ4hB6d0F' };
  const app = await createService({
    name: 'notifications',
    logger,
    config,
    routes: wired.routes,
    loadLimits: { eventLoopDelayMs: 60_000 },
  });
  const queues = wired.subscriptions.map(({ handlers }) => handlers) as unknown as Record<
    string,
    (event: EventEnvelope) => Promise<void>
  >[];

  return {
    app,
    inbox,
    tokens,
    channels,
    smsChannel,
    routeNames: wired.routes.map(({ route }) => route.name),
    /** Hands an event to every queue that asks for it. */
    handled: (event: EventEnvelope) =>
      Promise.all(queues.flatMap((handlers) => (handlers[event.name] ? [handlers[event.name]?.(event)] : []))),
    deliveriesOf: (event: EventEnvelope) => deliveryModelOf(database).find({ event_id: event.event_id }).lean(),
    /** Both channels as they were before a test cut one off. */
    mendChannels() {
      channels.mail = mailChannel;
      channels.sms = smsChannel;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

let serial = 0;
const envelope = { event_id: '', occurred_at: new Date().toISOString(), aggregate_id: 'a1', sequence: 1 };

export const freshMail = () => `dest-${randomBytes(4).toString('hex')}-${(serial += 1)}@exemple.fr`;
export const freshPhone = () =>
  `+336${String(Date.now()).slice(-6)}${String((serial += 1))
    .padStart(2, '0')
    .slice(-2)}`;
export const fields = <D>(data: D) => ({ ...envelope, event_id: randomUUID(), data });
export const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString();
export const sealed = (code: string) => seal(sealingKey(sealing), code);

/** A validated shop that is written to at `to`; its name holds what a page must escape. */
export const entity = (to: string): EntitySnapshot => ({
  entity_id: `e-${(serial += 1)}`,
  sequence: 1,
  status: 1,
  gender: 0,
  prefix: 12,
  raison_sociale: 'X',
  commercialname: 'Les Cycles <b>du</b> Rhône',
  siret: '12345678901234',
  mail: to,
  conditions_accepted: true,
  activity: 0,
});

/** An asked-for SMS code (407213) to `phone`. */
export const smsEvent = (phone: string, expires_at = inTenMinutes()) =>
  events.repairCodeRequested.create(
    fields({
      repair_id: 'r1',
      repair_rozo_id: 'REP00012_48213',
      gender: 0 as const,
      entity_name: 'Les Cycles',
      phone,
      sealed_code: sealed('407213'),
      expires_at,
    }),
  );
export const phoneOf = (event: EventEnvelope) => (event.data as { phone: string }).phone;
