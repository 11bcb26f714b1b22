import type { KeyObject } from 'node:crypto';
import { colleagueRoutes } from '@alveole/contracts/colleague';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { messageRoutes } from '@alveole/contracts/message';
import { staffRoutes } from '@alveole/contracts/staff';
import type { RouteResult } from '@alveole/contracts';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { OptOutTopic } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import { sealingKey, unseal } from '@alveole/service-kit';
import type { ServiceClient } from '@alveole/service-kit';
import type { NotificationsConfig } from './config.ts';
import type { Channels } from './outside/channel.ts';
import { markWith, readOptOut, signOptOut } from './record/opt-out-link.ts';
import type { OptOutLinks, OptOutWish } from './record/opt-out-link.ts';
import { createContactStore } from './store/contact-store.ts';
import type { ContactStore } from './store/contact-store.ts';
import { deliveryModelOf } from './store/delivery-model.ts';
import { createDeliveryStore } from './store/delivery-store.ts';
import type { DeliveryStore } from './store/delivery-store.ts';
import { createOptOutStore } from './store/opt-out-store.ts';
import type { OptOutStore } from './store/opt-out-store.ts';
import { createWaitingStore } from './store/waiting-store.ts';
import type { WaitingStore } from './store/waiting-store.ts';

type ConfigField =
  | 'SEALING_KEY'
  | 'SMS_CALLBACK_SECRET'
  | 'SMS_SIGNING_SECRET'
  | 'ALERT_MAIL'
  | 'PROGRAMME_NAME'
  | 'CONTACT_PROFESSIONALS'
  | 'PUBLIC_URL'
  | 'BASE_PATH';

export interface NotificationsParts {
  readonly config: Pick<NotificationsConfig, ConfigField>;
  readonly database: Database;
  readonly channels: Channels;
  readonly auth: ServiceClient;
  readonly enrolment: ServiceClient;
  readonly now: () => Date;
}

/** Where people reach the pages that mails point at, and the programme itself. */
export interface Pages {
  /** The address that repairers and associations write to. */
  readonly contact: string;
  readonly signIn: string;
  readonly choosePassword: string;
  readonly confirmPickUp: string;
  readonly fileOf: (repairId: string) => string;
  readonly payments: string;
  /** A batch of transfers, at the desk. */
  readonly batchOf: (batchId: string) => string;
  readonly profile: string;
}

/** Everything that the acts of this service stand on. */
export interface NotificationsPorts {
  readonly deliveries: DeliveryStore;
  readonly contacts: ContactStore;
  readonly waiting: WaitingStore;
  readonly optOuts: OptOutStore;
  readonly optOutLinks: {
    /** Names an address or phone without holding it. */
    readonly mark: (to: string) => string;
    readonly linksFor: (to: string, topic: OptOutTopic) => OptOutLinks;
    /** Undefined for a token that was not written here. */
    readonly read: (token: string) => OptOutWish | undefined;
  };
  /** An establishment as it stands now, from enrolment. Throws `EntityNotFoundException`. */
  readonly askEstablishment: (entityId: string) => Promise<EntitySnapshot>;
  /** Whose address it is, from enrolment. */
  readonly askAddress: (mail: string) => Promise<RouteResult<typeof establishmentRoutes.knowAddress>>;
  readonly channels: Channels;
  /** Unseals the digits of a code. */
  readonly openCode: (sealed: string) => string;
  /** Mails of every administrator, asked from auth. Throws coded failures. */
  readonly administrators: () => Promise<readonly string[]>;
  /** Mails of an establishment's own administrators, asked from auth. Throws coded failures. */
  readonly shopAdministrators: (entityId: string) => Promise<readonly string[]>;
  /** Always told what administrators are told, even when auth knows nobody. */
  readonly alertMail: string;
  /** Stands in the path of the provider's callback. */
  readonly callbackSecret: string;
  /** The provider signs its reports with it. */
  readonly signingSecret: string;
  readonly pages: Pages;
  /** In whose name messages are written. */
  readonly programmeName: string;
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
  const askEstablishment = (id: string) => enrolment.call(establishmentRoutes.readEntitySnapshot, { params: { id } });
  return {
    deliveries: createDeliveryStore(database),
    contacts: createContactStore(database, askEstablishment),
    waiting: createWaitingStore(database),
    optOuts: createOptOutStore(database),
    optOutLinks: optOutLinksOf(key, config),
    askEstablishment,
    askAddress: (mail) => enrolment.call(establishmentRoutes.knowAddress, { query: { mail } }),
    channels,
    openCode: (sealed) => unseal(key, sealed),
    administrators: async () => (await auth.call(staffRoutes.listAdministratorMails, {})).mails,
    shopAdministrators: async (entityId) =>
      (await auth.call(colleagueRoutes.listEntityAdministratorMails, { params: { entityId } })).mails,
    alertMail: config.ALERT_MAIL,
    callbackSecret: config.SMS_CALLBACK_SECRET,
    signingSecret: config.SMS_SIGNING_SECRET,
    pages: { ...pagesBelow(`${config.PUBLIC_URL}${config.BASE_PATH}`), contact: config.CONTACT_PROFESSIONALS },
    programmeName: config.PROGRAMME_NAME,
    now,
  };
}

function optOutLinksOf(
  key: KeyObject,
  { PUBLIC_URL, BASE_PATH }: Pick<NotificationsConfig, 'PUBLIC_URL' | 'BASE_PATH'>,
): NotificationsPorts['optOutLinks'] {
  const mark = markWith(key);
  return {
    mark,
    read: (token) => readOptOut(key, token),
    linksFor(to, topic) {
      const token = signOptOut(key, { topic, recipient: mark(to) });
      const oneClick = `${PUBLIC_URL}/alveoleapi${messageRoutes.optOut.path.replace(':token', token)}`;
      return { page: `${PUBLIC_URL}${BASE_PATH}/auth/courriels#${token}`, oneClick };
    },
  };
}

function pagesBelow(base: string): Omit<Pages, 'contact'> {
  return {
    signIn: `${base}/auth/login`,
    choosePassword: `${base}/auth/forgot`,
    confirmPickUp: `${base}/auth/particulier/confirmation`,
    fileOf: (repairId) => `${base}/admin/reparation/dossiers/${repairId}`,
    payments: `${base}/admin/virements`,
    batchOf: (batchId) => `${base}/admin/backend/remboursements?vue=lots&lot=${batchId}`,
    profile: `${base}/admin/profile`,
  };
}
