import type { EntitySnapshot } from '@alveole/contracts';
import { subscriptionPlan } from '@alveole/messaging';
import type { Subscription } from '@alveole/messaging';
import type { Database } from '@alveole/persistence';
import { sealingKey, unseal } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { alertAdministratorsConsumer } from './alert-administrators/alert-administrators.consumer.ts';
import type { Channels } from './channels/channel.ts';
import { createContactRepository } from './contacts/contact-repository.ts';
import { createDeliveryRepository } from './delivery/delivery-repository.ts';
import { listDeliveriesRoute } from './list-deliveries/list-deliveries.route.ts';
import { reportSmsDeliveryRoute } from './report-sms-delivery/report-sms-delivery.route.ts';
import { sendCodeBySmsConsumer } from './send-code-by-sms/send-code-by-sms.consumer.ts';
import { sendCodesByMailConsumer } from './send-codes-by-mail/send-codes-by-mail.consumer.ts';
import { tellBeneficiaryConsumer } from './tell-beneficiary/tell-beneficiary.consumer.ts';
import { tellEstablishmentConsumer } from './tell-establishment/tell-establishment.consumer.ts';
import { tellRepairerConsumer } from './tell-repairer/tell-repairer.consumer.ts';

export interface NotificationsDeps {
  readonly database: Database;
  readonly channels: Channels;
  readonly secrets: { readonly SEALING_KEY: string; readonly SMS_CALLBACK_SECRET: string };
  readonly alertMail: string;
  /** Origin and base path under which people reach the pages. */
  readonly pagesUrl: string;
  readonly administrators: () => Promise<readonly string[]>;
  /** Reads the snapshot of an establishment from enrolment. Throws coded failures. */
  readonly askEntity: (entity_id: string) => Promise<EntitySnapshot>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The routes and the consumers of notifications, a queue each purpose. */
export function wireNotifications(deps: NotificationsDeps): {
  routes: ImplementedRoute[];
  subscriptions: readonly Subscription[];
} {
  const { database, channels, now, pagesUrl } = deps;
  const deliveries = createDeliveryRepository(database, now);
  const contacts = createContactRepository(database, deps.askEntity);
  const key = sealingKey(deps.secrets.SEALING_KEY);
  const open = (sealed: string) => unseal(key, sealed);
  const ports = { deliveries, channels, now };
  return {
    routes: [
      listDeliveriesRoute(deliveries),
      reportSmsDeliveryRoute({ deliveries, secret: deps.secrets.SMS_CALLBACK_SECRET, now }),
    ],
    subscriptions: subscriptionPlan({
      queues: {
        'notifications.sms-codes': sendCodeBySmsConsumer(ports, open),
        'notifications.mail-codes': sendCodesByMailConsumer(ports, open),
        'notifications.establishments': tellEstablishmentConsumer({
          ...ports,
          contacts,
          signInUrl: `${pagesUrl}/auth/login`,
        }),
        'notifications.repairers': tellRepairerConsumer({
          ...ports,
          contacts,
          fileUrl: (id) => `${pagesUrl}/admin/reparation/dossiers/${id}`,
        }),
        'notifications.beneficiaries': tellBeneficiaryConsumer(ports),
        'notifications.administrators': alertAdministratorsConsumer({
          ...ports,
          administrators: deps.administrators,
          alertMail: deps.alertMail,
        }),
      },
      nothingToDo: [
        'consumer.changed',
        'sms.delivery-reported',
        'refund.drafted',
        'refund.approved',
        'refund.exported',
        'refund.confirmed',
        'repair.opened',
      ],
    }),
  };
}
