import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { notificationsConfig } from './config.ts';
import { createMailChannel } from './outside/mail-channel.ts';
import { createSmsChannel } from './outside/sms-channel.ts';
import { createPorts, modelsOf } from './ports.ts';
import { routesOf } from './routes.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** Notifications: mails and SMS of events. */
export const notificationsService = defineService({
  name: 'notifications',
  config: notificationsConfig,
  assemble: ({ config, database, clientOf, now }) => {
    const channels = {
      mail: createMailChannel({ url: config.SMTP_URL, from: config.MAIL_FROM }),
      sms: createSmsChannel(config.SMS_URL),
    };
    const [auth, enrolment] = [clientOf(config.AUTH_URL), clientOf(config.ENROLMENT_URL)];
    const ports = createPorts({ config, database, channels, auth, enrolment, now });
    return {
      routes: routesOf(ports),
      subscriptions: subscriptionsOf(ports),
      outboxes: Object.values(modelsOf(database)),
    };
  },
});

/** Throws when its configuration, database or broker fails. */
export const startNotificationsService = serviceStarter(notificationsService);
