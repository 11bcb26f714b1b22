import { createObjectStorage, storageOptions } from '@alveole/object-storage';
import { startMassRuns } from '@alveole/service-kit';
import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { routesOf } from './routes.ts';
import { enrolmentConfig } from './config.ts';
import { createDocumentInspector } from './outside/document-inspector.ts';
import { createPorts, modelsOf } from './ports.ts';
import { workOf } from './run-in-mass/mass-work.ts';
import { settleAtStart } from './settle-activity/settle-at-start.ts';
import { renewListKeys } from './store/renew-list-keys.ts';
import { renewPersonKeys } from './store/renew-person-keys.ts';
import { renewSearch } from './store/renew-search.ts';
import { subscriptionsOf } from './subscriptions.ts';
import { startSweeping } from './sweep-uploads/sweep-schedule.ts';

/** Enrolment: establishments, their media, beneficiaries, the finder. */
export const enrolmentService = defineService({
  name: 'enrolment',
  config: enrolmentConfig,
  assemble: ({ config, database, logger, clientOf, now, metrics }) => {
    const models = modelsOf(database);
    const media = createObjectStorage(storageOptions(config));
    const documents = createDocumentInspector({ metrics });
    const ports = createPorts({
      config,
      database,
      media,
      documents,
      auth: clientOf(config.AUTH_URL),
      repairs: clientOf(config.REPAIRS_URL),
      now,
    });
    const sweeping = startSweeping(ports, logger);
    const massRuns = config.MASS_RUNS === 'on' ? startMassRuns(workOf(ports), logger) : undefined;
    const renewal = renewSearch(database, models.establishments, logger);
    const ordering = renewListKeys(database, models.establishments, logger);
    const personKeys = renewPersonKeys(database, models.beneficiaries, logger);
    const settling = settleAtStart(database, models.establishments, ports, logger);
    return {
      routes: routesOf(ports),
      statusOf: ports.establishments.statusOf,
      subscriptions: subscriptionsOf(),
      outboxes: [models.establishments, models.registrations, models.beneficiaries],
      watched: { objectStore: media.isReady },
      async close() {
        await sweeping.stop();
        await massRuns?.stop();
        await renewal.stop();
        await ordering.stop();
        await personKeys.stop();
        await settling.stop();
        await documents.close();
        media.close();
      },
    };
  },
});

/** Throws when configuration, database or broker fails. */
export const startEnrolmentService = serviceStarter(enrolmentService);
