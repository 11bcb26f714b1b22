import { requireCampaign, requireFace } from '@alveole/campaigns';
import type { Face } from '@alveole/campaigns';
import { campaignRoutes, campaignsOf } from '@alveole/contracts/campaign';
import { keepTimeIn, timeZoneOf } from '@alveole/domain';
import { createObjectStorage, objectStoreCheck, storageOptions } from '@alveole/object-storage';
import { followCampaign, followFiles, startMassRuns } from '@alveole/service-kit';
import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { routesOf } from './routes.ts';
import { enrolmentConfig } from './config.ts';
import { createDocumentInspector } from './outside/document-inspector.ts';
import { placeChecks } from './outside/place-checks.ts';
import { createPorts } from './assemble.ts';
import type { AcceptedTexts } from './record/accepted-texts.ts';
import { forgetPersons } from './forget-persons/forget-persons.ts';
import { startExports } from './manage-person-requests/export-schedule.ts';
import { modelsOf } from './store/models.ts';
import { migrations } from './migrate/migrations.ts';
import { workOf } from './run-in-mass/mass-work.ts';
import { subscriptionsOf } from './subscriptions.ts';
import { startSweeping } from './sweep-uploads/sweep-schedule.ts';

/** Enrolment: establishments, their media, beneficiaries, the finder. */
export const enrolmentService = defineService({
  name: 'enrolment',
  config: enrolmentConfig,
  migrations,
  checks: (config) => [objectStoreCheck(config), ...placeChecks(config)],
  assemble: ({ config, database, logger, clientOf, now, metrics }) => {
    const models = modelsOf(database);
    const media = createObjectStorage(storageOptions(config));
    const documents = createDocumentInspector({ metrics });
    const repairs = clientOf(config.REPAIRS_URL);
    const own = requireCampaign(config.CAMPAIGNS_DIR, config.CAMPAIGN);
    keepTimeIn(timeZoneOf(own));
    const campaigns = followCampaign({
      own,
      read: async () => campaignsOf(await repairs.call(campaignRoutes.listCampaigns, {})).published,
      now,
      logger,
    });
    const face = followFiles({
      read: () => requireFace(config.CAMPAIGNS_DIR, config.CAMPAIGN),
      logger,
      failure: 'the legal texts of the campaign have a fault; those of before stay',
    });
    const ports = createPorts({
      config,
      database,
      media,
      documents,
      auth: clientOf(config.AUTH_URL),
      repairs,
      notifications: clientOf(config.NOTIFICATIONS_URL),
      refunds: clientOf(config.REFUNDS_URL),
      campaigns,
      acceptedTexts: () => acceptedTextsOf(face.current()),
      programmeName: () => face.current().name,
      now,
    });
    const sweeping = startSweeping(ports, logger);
    const massRuns = config.MASS_RUNS === 'on' ? startMassRuns(workOf(ports), logger) : undefined;
    const exports = config.MASS_RUNS === 'on' ? startExports(ports, logger) : undefined;
    return {
      routes: routesOf(ports),
      statusOf: ports.establishments.statusOf,
      subscriptions: subscriptionsOf(),
      outboxes: [models.establishments, models.registrations, models.beneficiaries, models.personRequests],
      retention: forgetPersons({ ports, media, database }),
      watched: { objectStore: media.isReady },
      async close() {
        await campaigns.stop();
        await face.stop();
        await sweeping.stop();
        await massRuns?.stop();
        await exports?.stop();
        await documents.close();
        media.close();
      },
    };
  },
});

const acceptedTextsOf = ({ legalTexts }: Face): AcceptedTexts => ({
  conditions: legalTexts['conditions-reparateurs'],
  terms: legalTexts['conditions-generales'],
});

/** Throws when configuration, database or broker fails. */
export const startEnrolmentService = serviceStarter(enrolmentService);
