import type { KeyObject } from 'node:crypto';
import { colleagueRoutes } from '@alveole/contracts/colleague';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { funderRoutes } from '@alveole/contracts/funder';
import { messageRoutes } from '@alveole/contracts/message';
import { clientRoutes } from '@alveole/contracts/software-client';
import { staffRoutes } from '@alveole/contracts/staff';
import type { Database } from '@alveole/persistence';
import { seal, sealingKey, unseal } from '@alveole/service-kit';
import type { ServiceClient } from '@alveole/service-kit';
import type { NotificationsConfig } from './config.ts';
import type { Receivers } from './outside/call-receiver.ts';
import type { Channels } from './outside/channel.ts';
import type { MailLook } from './outside/mail-look.ts';
import type { ClientStanding } from './record/webhook.ts';
import { markWith, readOptOut, signOptOut } from './record/opt-out-link.ts';
import { createContactStore } from './store/contact-store.ts';
import { createDeliveryStore } from './store/delivery-store.ts';
import { createOptOutStore } from './store/opt-out-store.ts';
import { createWaitingStore } from './store/waiting-store.ts';
import { createWebhookCallStore } from './store/webhook-call-store.ts';
import { createWebhookStore } from './store/webhook-store.ts';
import type { NotificationsPorts, Pages } from './ports.ts';

type ConfigField =
  | 'SEALING_KEY'
  | 'SMS_PROVIDER'
  | 'SMS_CALLBACK_SECRET'
  | 'SMS_SIGNING_SECRET'
  | 'ALERT_MAIL'
  | 'PUBLIC_URL'
  | 'BASE_PATH';

export interface NotificationsParts {
  readonly config: Pick<NotificationsConfig, ConfigField>;
  readonly database: Database;
  readonly channels: Channels;
  readonly receivers: Receivers;
  /** As the face of the installation says now. */
  readonly mailLook: () => MailLook;
  readonly auth: ServiceClient;
  readonly enrolment: ServiceClient;
  readonly now: () => Date;
}

export function createPorts({
  config,
  database,
  channels,
  receivers,
  mailLook,
  auth,
  enrolment,
  now,
}: NotificationsParts): NotificationsPorts {
  const key = sealingKey(config.SEALING_KEY);
  const pages = pagesBelow(`${config.PUBLIC_URL}${config.BASE_PATH}`);
  const askEstablishment = (id: string) => enrolment.call(establishmentRoutes.readEntitySnapshot, { params: { id } });
  return {
    deliveries: createDeliveryStore(database),
    contacts: createContactStore(database, askEstablishment),
    waiting: createWaitingStore(database),
    optOuts: createOptOutStore(database),
    webhooks: createWebhookStore(database),
    webhookCalls: createWebhookCallStore(database),
    optOutLinks: optOutLinksOf(key, config),
    askEstablishment,
    askAddress: (mail) => enrolment.call(establishmentRoutes.knowAddress, { query: { mail } }),
    channels,
    receivers,
    askClient: askClientOf(auth),
    sealText: (text) => seal(key, text),
    openText: (sealed) => unseal(key, sealed),
    administrators: async () => (await auth.call(staffRoutes.listAdministratorMails, {})).mails,
    shopAdministrators: async (entityId) =>
      (await auth.call(colleagueRoutes.listEntityAdministratorMails, { params: { entityId } })).mails,
    funderMails: async (id) => (await auth.call(funderRoutes.listFunderMails, { params: { id } })).mails,
    alertMail: config.ALERT_MAIL,
    callbackSecret: config.SMS_CALLBACK_SECRET,
    smsProvider: config.SMS_PROVIDER,
    signingSecret: config.SMS_SIGNING_SECRET,
    get pages() {
      return { ...pages, contact: mailLook().contact };
    },
    get programmeName() {
      return mailLook().programmeName;
    },
    mailLook,
    now,
  };
}

const askClientOf =
  (auth: ServiceClient) =>
  async (id: string): Promise<ClientStanding> => {
    const standing = await auth.call(clientRoutes.readClientStanding, { params: { id } });
    const { name, scopes, entity_id: entityId, funder_id: funderId } = standing;
    return { name, scopes, entityId, funderId, isForShops: standing.is_for_shops, isRevoked: standing.is_revoked };
  };

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
      const oneClick = `${PUBLIC_URL}/alveoleapi${messageRoutes.stopMessages.path.replace(':token', token)}`;
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
    fundCalls: `${base}/admin/financeur/appels`,
    batchOf: (batchId) => `${base}/admin/backend/remboursements?vue=lots&lot=${batchId}`,
    profile: `${base}/admin/profile`,
    softwareAccess: `${base}/admin/settings/logiciels`,
    ownData: `${base}/auth/particulier/donnees/suivi`,
  };
}
