import { authRoutes, enrolmentRoutes } from '@alveole/contracts';
import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { wireNotifications } from './app.ts';
import { createMailChannel } from './channels/mail-channel.ts';
import { createSmsChannel } from './channels/sms-channel.ts';
import { configSchema } from './config.ts';
import { deliveryModelOf } from './delivery/delivery-repository.ts';

/** Notifications: mails and SMS of events. */
export const notificationsService = defineService({
  name: 'notifications',
  config: configSchema,
  assemble: ({ config, database, clientOf, now }) => {
    const [auth, enrolment] = [clientOf(config.AUTH_URL), clientOf(config.ENROLMENT_URL)];
    const { routes, subscriptions } = wireNotifications({
      database,
      channels: {
        mail: createMailChannel({ url: config.SMTP_URL, from: config.MAIL_FROM }),
        sms: createSmsChannel(config.SMS_URL),
      },
      secrets: config,
      alertMail: config.ALERT_MAIL,
      pagesUrl: `${config.PUBLIC_URL}${config.BASE_PATH}`,
      administrators: async () => (await auth.call(authRoutes.listAdministratorMails, {})).mails,
      askEntity: (id) => enrolment.call(enrolmentRoutes.readEntitySnapshot, { params: { id } }),
      now: () => now().getTime(),
    });
    return { routes, subscriptions, outboxes: [deliveryModelOf(database)] };
  },
});

/** Throws when its configuration, database or broker fails. */
export const startNotificationsService = serviceStarter(notificationsService);
