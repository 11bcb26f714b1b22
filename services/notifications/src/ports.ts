import type { establishmentRoutes } from '@alveole/contracts/establishment';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { RouteResult } from '@alveole/contracts';
import type { NotificationsConfig } from './config.ts';
import type { Channels } from './outside/channel.ts';
import type { MailLook } from './outside/mail-look.ts';
import type { OptOutLinking } from './record/opt-out-link.ts';
import type { ContactStore } from './store/contact-store.ts';
import type { DeliveryStore } from './store/delivery-store.ts';
import type { OptOutStore } from './store/opt-out-store.ts';
import type { Receivers } from './outside/call-receiver.ts';
import type { ClientStanding } from './record/webhook.ts';
import type { WaitingStore } from './store/waiting-store.ts';
import type { WebhookCallStore } from './store/webhook-call-store.ts';
import type { WebhookStore } from './store/webhook-store.ts';

/** Where people reach the pages that mails point at, and the programme itself. */
export interface Pages {
  /** The address that repairers and associations write to. */
  readonly contact: string;
  readonly signIn: string;
  readonly choosePassword: string;
  readonly ownData: string;
  readonly confirmPickUp: string;
  readonly fileOf: (repairId: string) => string;
  readonly payments: string;
  /** Where a funder reads what it is asked for. */
  readonly fundCalls: string;
  /** A batch of transfers, at the desk. */
  readonly batchOf: (batchId: string) => string;
  readonly profile: string;
  /** The access of software, and its webhooks. */
  readonly softwareAccess: string;
}

/** Everything that the acts of this service stand on. */
export interface NotificationsPorts {
  readonly deliveries: DeliveryStore;
  readonly contacts: ContactStore;
  readonly waiting: WaitingStore;
  readonly optOuts: OptOutStore;
  readonly optOutLinks: OptOutLinking;
  /** An establishment as it stands now, from enrolment. Throws `EntityNotFoundException`. */
  readonly askEstablishment: (entityId: string) => Promise<EntitySnapshot>;
  /** Whose address it is, from enrolment. */
  readonly askAddress: (mail: string) => Promise<RouteResult<typeof establishmentRoutes.knowAddress>>;
  readonly channels: Channels;
  readonly webhooks: WebhookStore;
  readonly webhookCalls: WebhookCallStore;
  /** Programs of others that are told of events. */
  readonly receivers: Receivers;
  /** Software as auth knows it now. Throws `NotFoundException`. */
  readonly askClient: (clientId: string) => Promise<ClientStanding>;
  /** Seals the secret of a webhook for the store. */
  readonly sealText: (text: string) => string;
  /** Unseals the digits of a code, the address of a receipt, or the secret of a webhook. */
  readonly openText: (sealed: string) => string;
  /** Mails of every administrator, asked from auth. Throws coded failures. */
  readonly administrators: () => Promise<readonly string[]>;
  /** Mails of an establishment's own administrators, asked from auth. Throws coded failures. */
  readonly shopAdministrators: (entityId: string) => Promise<readonly string[]>;
  /** Mails of a funder’s open accounts, asked from auth. Throws coded failures. */
  readonly funderMails: (funderId: string) => Promise<readonly string[]>;
  /** Always told what administrators are told, even when auth knows nobody. */
  readonly alertMail: string;
  /** Stands in the path of the provider's callback. */
  readonly callbackSecret: string;
  /** Who sends SMS, and so how it reports. */
  readonly smsProvider: NotificationsConfig['SMS_PROVIDER'];
  /** The provider signs its reports with it. */
  readonly signingSecret: string;
  readonly pages: Pages;
  /** In whose name messages are written. */
  readonly programmeName: string;
  /** How mails look now. */
  readonly mailLook: () => MailLook;
  readonly now: () => Date;
}
