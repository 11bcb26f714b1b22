import { createObjectStorage } from '@alveole/object-storage';
import { serviceStarter, storageOptions } from '@alveole/service-frame';
import { routesOf } from './app.ts';
import { repairsConfig } from './config.ts';
import { createPorts, modelsOf } from './ports.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** Starts repairs: files, their review, their locks for refunds, the SMS switch. Throws when configuration, database or broker fails. */
export const startRepairsService = serviceStarter({
  name: 'repairs',
  config: repairsConfig,
  assemble: ({ config, database, clientOf }) => {
    const models = modelsOf(database);
    const media = createObjectStorage(storageOptions(config));
    const ports = createPorts({ config, database, media, enrolment: clientOf(config.ENROLMENT_URL) });
    return {
      routes: routesOf(ports),
      subscriptions: subscriptionsOf(ports),
      outboxes: [models.repairs, models.smsSwitch],
      checks: { objectStore: media.isReady },
      close: () => media.close(),
    };
  },
});
