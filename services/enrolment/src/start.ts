import { createObjectStorage, storageOptions } from '@alveole/object-storage';
import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { routesOf } from './routes.ts';
import { enrolmentConfig } from './config.ts';
import { createPorts, modelsOf } from './ports.ts';
import { renewSearch } from './store/renew-search.ts';
import { subscriptionsOf } from './subscriptions.ts';
import { startSweeping } from './sweep-uploads/sweep-schedule.ts';

/** Enrolment: establishments, their media, beneficiaries, the finder. */
export const enrolmentService = defineService({
  name: 'enrolment',
  config: enrolmentConfig,
  assemble: ({ config, database, logger, clientOf, now }) => {
    const models = modelsOf(database);
    const media = createObjectStorage(storageOptions(config));
    const ports = createPorts({ config, database, media, auth: clientOf(config.AUTH_URL), now });
    const sweeping = startSweeping(ports, logger);
    const renewal = renewSearch(database, models.establishments, logger);
    return {
      routes: routesOf(ports),
      subscriptions: subscriptionsOf(),
      outboxes: [models.establishments, models.registrations, models.beneficiaries],
      watched: { objectStore: media.isReady },
      async close() {
        await sweeping.stop();
        await renewal.stop();
        media.close();
      },
    };
  },
});

/** Throws when configuration, database or broker fails. */
export const startEnrolmentService = serviceStarter(enrolmentService);
