import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { requireCampaign, requireFace } from '@alveole/campaigns';
import { keepTimeIn, timeZoneOf } from '@alveole/domain';
import { createIntegrationPublisher } from '@alveole/messaging';
import { followFiles } from '@alveole/service-kit';
import { notificationsConfig } from './config.ts';
import { startDigests } from './announce-messages/digest-schedule.ts';
import { forgetPersons } from './forget-persons/forget-persons.ts';
import { callsOwnMachine } from './outside/calls-own-machine.ts';
import { createReceivers } from './outside/call-receiver.ts';
import { migrations } from './migrate/migrations.ts';
import { countMessages } from './outside/count-messages.ts';
import { mailLookOf } from './outside/mail-look.ts';
import { providerChecks } from './outside/provider-checks.ts';
import { measureWebhooks } from './send-webhooks/measure-webhooks.ts';
import { startWebhooks } from './send-webhooks/webhook-schedule.ts';
import { openChannels } from './outside/open-channels.ts';
import { openSmsGateway } from './outside/open-sms-gateway.ts';
import { startReadingFates } from './read-sms-fates/read-sms-fates.ts';
import { endConsumersSubscription } from './manage-consumers/end-consumers.consumer.ts';
import { measureConsumers } from './outside/measure-consumers.ts';
import { openConsumers } from './outside/open-consumers.ts';
import { publishIntegrationSubscription } from './publish-integration/publish-integration.consumer.ts';
import { createPorts } from './assemble.ts';
import { modelsOf } from './store/models.ts';
import { routesOf } from './routes.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** Notifications: mails and SMS of events. */
export const notificationsService = defineService({
  name: 'notifications',
  config: notificationsConfig,
  migrations,
  checks: providerChecks,
  assemble: ({ config, database, logger, clientOf, now, metrics }) => {
    keepTimeIn(timeZoneOf(requireCampaign(config.CAMPAIGNS_DIR, config.CAMPAIGN)));
    const face = followFiles({
      read: () => requireFace(config.CAMPAIGNS_DIR, config.CAMPAIGN),
      logger,
      failure: 'the face of the campaign has a fault; mails go on with the one before',
    });
    const mailLook = () => mailLookOf(face.current(), config);
    const gateway = openSmsGateway(config, now);
    const channels = countMessages(metrics, openChannels(config, mailLook, gateway));
    const [auth, enrolment] = [clientOf(config.AUTH_URL), clientOf(config.ENROLMENT_URL)];
    const receivers = createReceivers({ callsOwnMachine: callsOwnMachine(config) });
    const ports = createPorts({ config, database, channels, receivers, mailLook, auth, enrolment, now });
    const digests = startDigests(ports, logger);
    const { readFate } = gateway;
    const fates = readFate && startReadingFates({ ...ports, readFate }, logger);
    const sendPorts = { ...ports, countTry: measureWebhooks(metrics, ports) };
    const webhooks = config.WEBHOOK_CALLS === 'on' ? startWebhooks(sendPorts, logger) : undefined;
    const consumers = openConsumers(config);
    if (consumers) measureConsumers(metrics, consumers, logger);
    const integration =
      config.AMQP_URL === undefined ? undefined : createIntegrationPublisher({ url: config.AMQP_URL, logger });
    return {
      routes: routesOf(ports),
      subscriptions: [
        ...subscriptionsOf(ports),
        ...(integration ? [publishIntegrationSubscription({ integration })] : []),
        ...(consumers ? [endConsumersSubscription(consumers)] : []),
      ],
      outboxes: Object.values(modelsOf(database)),
      retention: forgetPersons({ database, enrolment }),
      close: async () => {
        await Promise.all([digests.stop(), webhooks?.stop(), fates?.stop(), face.stop(), integration?.close()]);
      },
    };
  },
});

/** Throws when its configuration, database or broker fails. */
export const startNotificationsService = serviceStarter(notificationsService);
