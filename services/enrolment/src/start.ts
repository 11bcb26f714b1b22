import { createObjectStorage } from '@alveole/object-storage';
import { serviceStarter, storageOptions } from '@alveole/service-frame';
import { routesOf } from './app.ts';
import { enrolmentConfig } from './config.ts';
import { createPorts, modelsOf } from './ports.ts';
import { startSweeping } from './sweep-uploads/sweep-schedule.ts';

/** Starts enrolment: establishments, their media, beneficiaries, the finder. Throws when configuration, database or broker fails. */
export const startEnrolmentService = serviceStarter({
  name: 'enrolment',
  config: enrolmentConfig,
  assemble: ({ config, database, logger, clientOf }) => {
    const models = modelsOf(database);
    const media = createObjectStorage(storageOptions(config));
    const ports = createPorts({ config, database, media, auth: clientOf(config.AUTH_URL) });
    const sweeping = startSweeping(ports, logger);
    return {
      routes: routesOf(ports),
      subscriptions: [],
      outboxes: [models.establishments, models.registrations, models.beneficiaries],
      checks: { objectStore: media.isReady },
      async close() {
        await sweeping.stop();
        media.close();
      },
    };
  },
});
