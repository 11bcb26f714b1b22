import { authRoutes, enrolmentRoutes } from '@alveole/contracts';
import type { Database } from '@alveole/persistence';
import { sealingKey, unseal } from '@alveole/service-kit';
import type { ServiceClient } from '@alveole/service-kit';
import type { NotificationsConfig } from './config.ts';
import type { Channels } from './outside/channel.ts';
import { createContactStore } from './store/contact-store.ts';
import type { ContactStore } from './store/contact-store.ts';
import { deliveryModelOf } from './store/delivery-model.ts';
import { createDeliveryStore } from './store/delivery-store.ts';
import type { DeliveryStore } from './store/delivery-store.ts';

type ConfigField = 'SEALING_KEY' | 'SMS_CALLBACK_SECRET' | 'ALERT_MAIL' | 'PUBLIC_URL' | 'BASE_PATH';

export interface NotificationsParts {
  readonly config: Pick<NotificationsConfig, ConfigField>;
  readonly database: Database;
  readonly channels: Channels;
  readonly auth: ServiceClient;
  readonly enrolment: ServiceClient;
  readonly now: () => Date;
}

/** Where people reach the pages that mails point at. */
export interface Pages {
  readonly signIn: string;
  readonly choosePassword: string;
  readonly fileOf: (repairId: string) => string;
}

/** Everything that the acts of this service stand on. */
export interface NotificationsPorts {
  readonly deliveries: DeliveryStore;
  readonly contacts: ContactStore;
  readonly channels: Channels;
  /** Unseals the digits of a code. */
  readonly openCode: (sealed: string) => string;
  /** Mails of every administrator, asked from auth. Throws coded failures. */
  readonly administrators: () => Promise<readonly string[]>;
  /** Always told what administrators are told, even when auth knows nobody. */
  readonly alertMail: string;
  /** Stands in the path of the provider's callback. */
  readonly callbackSecret: string;
  readonly pages: Pages;
  readonly now: () => Date;
}

/** The models whose documents hold events to publish; each call answers the same ones. */
export function modelsOf(database: Database) {
  return { deliveries: deliveryModelOf(database) };
}

export function createPorts({
  config,
  database,
  channels,
  auth,
  enrolment,
  now,
}: NotificationsParts): NotificationsPorts {
  const key = sealingKey(config.SEALING_KEY);
  return {
    deliveries: createDeliveryStore(database),
    contacts: createContactStore(database, (id) =>
      enrolment.call(enrolmentRoutes.readEntitySnapshot, { params: { id } }),
    ),
    channels,
    openCode: (sealed) => unseal(key, sealed),
    administrators: async () => (await auth.call(authRoutes.listAdministratorMails, {})).mails,
    alertMail: config.ALERT_MAIL,
    callbackSecret: config.SMS_CALLBACK_SECRET,
    pages: pagesBelow(`${config.PUBLIC_URL}${config.BASE_PATH}`),
    now,
  };
}

function pagesBelow(base: string): Pages {
  return {
    signIn: `${base}/auth/login`,
    choosePassword: `${base}/auth/forgot`,
    fileOf: (repairId) => `${base}/admin/reparation/dossiers/${repairId}`,
  };
}
