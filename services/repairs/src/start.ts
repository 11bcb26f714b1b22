import { createObjectStorage, objectStoreCheck, storageOptions } from '@alveole/object-storage';
import { keepTimeIn, timeZoneOf } from '@alveole/domain';
import { followCampaign, startMassRuns } from '@alveole/service-kit';
import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { routesOf } from './routes.ts';
import { repairsConfig } from './config.ts';
import { createImageHasher } from './read-evidence/image-hasher.ts';
import { createPrintedAmounts } from './read-evidence/printed-amounts.ts';
import { createStamper } from './read-evidence/stamper.ts';
import { createPorts, ownCampaignsOf, publishedVersions } from './assemble.ts';
import { createCampaignVersionStore } from './store/campaign-version-store.ts';
import { forgetPersons } from './forget-persons/forget-persons.ts';
import { modelsOf } from './store/models.ts';
import { startCarryingOut } from './defer-decision/carry-out.ts';
import { migrations } from './migrate/migrations.ts';
import { keepEnvelopes } from './keep-envelopes/keep-envelopes.ts';
import { keepCounted } from './recount-statistics/keep-counted.ts';
import { workOf } from './run-in-mass/mass-work.ts';
import { startReplays } from './replay-campaign/work-replay.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** Repairs: files, their review, their locks for refunds, the SMS switch. */
export const repairsService = defineService({
  name: 'repairs',
  config: repairsConfig,
  migrations,
  checks: (config) => [objectStoreCheck(config)],
  assemble: ({ config, database, logger, clientOf, now, metrics, startThreads }) => {
    const models = modelsOf(database);
    const media = createObjectStorage(storageOptions(config));
    const surroundings = { metrics, startThreads };
    const stamper = createStamper(surroundings);
    const imageHashes = createImageHasher(surroundings);
    const printedAmounts = createPrintedAmounts(surroundings);
    const enrolment = clientOf(config.ENROLMENT_URL);
    const auth = clientOf(config.AUTH_URL);
    const readers = { media, stamper, imageHashes, printedAmounts };
    const ownCampaigns = ownCampaignsOf(config);
    keepTimeIn(timeZoneOf(ownCampaigns[0].campaign));
    const versions = createCampaignVersionStore(database);
    const campaigns = followCampaign({
      own: ownCampaigns[0].campaign,
      read: () => publishedVersions(ownCampaigns, versions),
      now,
      logger,
    });
    const ports = createPorts({ config, database, ...readers, auth, enrolment, campaigns, now });
    const massRuns = config.MASS_RUNS === 'on' ? startMassRuns(workOf(ports), logger) : undefined;
    const replays = config.MASS_RUNS === 'on' ? startReplays(ports, logger) : undefined;
    const decisions = config.DEFERRED_DECISIONS === 'on' ? startCarryingOut(ports, logger) : undefined;
    const statistics = keepCounted(ports, logger);
    const envelopes = keepEnvelopes(ports, { logger, metrics });
    return {
      routes: routesOf(ports),
      statusOf: (entityId) => ports.establishments.statusOf(entityId),
      subscriptions: subscriptionsOf(ports),
      outboxes: [models.repairs, models.smsSwitch, models.envelopes],
      retention: forgetPersons({ ports, media, database, enrolment }),
      watched: { objectStore: media.isReady },
      begin: campaigns.refresh,
      async close() {
        await campaigns.stop();
        await massRuns?.stop();
        await replays?.stop();
        await decisions?.stop();
        await statistics.stop();
        await envelopes.stop();
        await stamper.close();
        await imageHashes.close();
        await printedAmounts.close();
        media.close();
      },
    };
  },
});

/** Throws when configuration, database or broker fails. */
export const startRepairsService = serviceStarter(repairsService);
