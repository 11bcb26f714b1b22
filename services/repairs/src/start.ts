import { createObjectStorage, storageOptions } from '@alveole/object-storage';
import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { routesOf } from './routes.ts';
import { repairsConfig } from './config.ts';
import { createStamper } from './operate-repair/stamper.ts';
import { createPorts, modelsOf } from './ports.ts';
import { renewSearch } from './store/renew-search.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** Repairs: files, their review, their locks for refunds, the SMS switch. */
export const repairsService = defineService({
  name: 'repairs',
  config: repairsConfig,
  assemble: ({ config, database, logger, clientOf, now, metrics }) => {
    const models = modelsOf(database);
    const media = createObjectStorage(storageOptions(config));
    const stamper = createStamper({ metrics });
    const enrolment = clientOf(config.ENROLMENT_URL);
    const ports = createPorts({ config, database, media, stamper, enrolment, now });
    const renewal = renewSearch(database, models.repairs, ports.beneficiaries, logger);
    return {
      routes: routesOf(ports),
      subscriptions: subscriptionsOf(ports),
      outboxes: [models.repairs, models.smsSwitch],
      watched: { objectStore: media.isReady },
      async close() {
        await renewal.stop();
        await stamper.close();
        media.close();
      },
    };
  },
});

/** Throws when configuration, database or broker fails. */
export const startRepairsService = serviceStarter(repairsService);
