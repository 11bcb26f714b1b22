import { join } from 'node:path';
import { campaignTexts, requireCampaigns } from '@alveole/campaigns';
import { beginning } from '@alveole/domain';
import type { Campaign, PublishedCampaign } from '@alveole/domain';
import { createMassRunStore } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { createStaffNow, requireSecondPersonAt, sealingKey } from '@alveole/service-kit';
import type { ServiceClient } from '@alveole/service-kit';
import type { EnvelopePorts } from './hold-envelopes/standing-envelopes.ts';
import type { RepairsConfig } from './config.ts';
import { incidentOf } from './record/incident.ts';
import { createPickUpCodes } from './prove-pick-up/pick-up-codes.ts';
import { createHomeDistances } from './outside/home-distances.ts';
import { createStaffMembers } from './outside/staff-members.ts';
import type { MassRun } from './record/mass-run.ts';
import { createBeneficiaries } from './store/beneficiaries.ts';
import { createEnvelopeStore } from './store/envelope-store.ts';
import { createEstablishments } from './store/establishments.ts';
import { createCountedFiles } from './store/counted-files.ts';
import { createForgottenFiles } from './store/forgotten-files.ts';
import { createFundedFiles } from './store/funded-files.ts';
import { createRepairStore } from './store/repair-store.ts';
import { createSmsSwitch } from './store/sms-switch.ts';
import { createCampaignVersionStore } from './store/campaign-version-store.ts';
import type { CampaignVersionStore } from './store/campaign-version-store.ts';
import { createCampaignReplayStore } from './store/campaign-replay-store.ts';
import { createReplayedFiles } from './store/replayed-files.ts';
import type { OwnCampaigns } from './record/campaign-version.ts';
import { createDeferredDecisionStore } from './store/deferred-decision-store.ts';
import { createReviewReasonStore } from './store/review-reason-store.ts';
import { createSecondReviewStore } from './store/second-review-store.ts';
import { createStaffNoteStore } from './store/staff-note-store.ts';
import { createStatisticsStore } from './store/statistics-store.ts';
import type { RepairsPorts } from './ports.ts';
import { modelsOf } from './store/models.ts';

export interface RepairsParts {
  readonly config: Pick<
    RepairsConfig,
    'SEALING_KEY' | 'CODE_PEPPER' | keyof CampaignFolders | 'INCIDENT' | 'PAYMENT_DELAY_DAYS'
  >;
  readonly database: Database;
  readonly media: RepairsPorts['media'];
  readonly stamper: RepairsPorts['stamper'];
  readonly imageHashes: RepairsPorts['imageHashes'];
  readonly printedAmounts: RepairsPorts['printedAmounts'];
  readonly auth: ServiceClient;
  readonly enrolment: ServiceClient;
  readonly campaigns: RepairsPorts['campaigns'];
  readonly now: () => Date;
}

export function createPorts({
  config,
  database,
  media,
  stamper,
  imageHashes,
  printedAmounts,
  auth,
  enrolment,
  campaigns,
  now,
}: RepairsParts): RepairsPorts {
  const models = modelsOf(database);
  return {
    repairs: createRepairStore(models.repairs),
    fundedFiles: createFundedFiles(models.repairs),
    forgottenFiles: createForgottenFiles(models.repairs),
    ...countingPortsOf(database, enrolment),
    beneficiaries: createBeneficiaries(models.beneficiaries, enrolment),
    homeDistances: createHomeDistances(enrolment),
    staff: createStaffMembers(auth),
    staffNow: createStaffNow(auth, now),
    requireSecondPerson: requireSecondPersonAt(auth),
    massRuns: createMassRunStore<MassRun>(models),
    smsSwitch: createSmsSwitch(models.smsSwitch),
    envelopes: createEnvelopeStore(models.envelopes),
    deferredDecisions: createDeferredDecisionStore(database),
    staffNotes: createStaffNoteStore(database),
    reviewReasons: createReviewReasonStore(database),
    secondReview: createSecondReviewStore(database),
    media,
    stamper,
    imageHashes,
    printedAmounts,
    codes: createPickUpCodes({ pepper: config.CODE_PEPPER, key: sealingKey(config.SEALING_KEY) }),
    get campaign() {
      return campaigns.current();
    },
    campaigns,
    campaignVersions: createCampaignVersionStore(database),
    campaignReplays: createCampaignReplayStore(database),
    replayedFiles: createReplayedFiles(models.repairs),
    ownCampaigns: ownCampaignsOf(config),
    get delayDays() {
      return campaigns.current().paymentDelayDays ?? config.PAYMENT_DELAY_DAYS;
    },
    incident: config.INCIDENT && incidentOf(config.INCIDENT),
    now,
  };
}

/** Where the campaigns of an installation stand. */
export type CampaignFolders = Pick<RepairsConfig, 'CAMPAIGN' | 'CAMPAIGN_SUPPLEMENTS' | 'CAMPAIGNS_DIR'>;

/** The campaigns of the installation's folders. Throws every fault of those that cannot run, alone or together. */
export function ownCampaignsOf({ CAMPAIGNS_DIR, CAMPAIGN, CAMPAIGN_SUPPLEMENTS }: CampaignFolders): OwnCampaigns {
  const [first, ...others] = requireCampaigns(CAMPAIGNS_DIR, CAMPAIGN, CAMPAIGN_SUPPLEMENTS).map((campaign) => {
    const { campaign: identity = '', rules = '', examples = '' } = campaignTexts(join(CAMPAIGNS_DIR, campaign.id));
    return { campaign, files: { campaign: identity, rules, examples } };
  });
  if (first === undefined) throw new Error('An installation has a campaign.');
  return [first, ...others];
}

/** The versions that rule besides the first campaign's folder; those of a campaign that no longer adds to it are left out. */
export async function publishedVersions(
  [first, ...others]: OwnCampaigns,
  versions: Pick<CampaignVersionStore, 'published'>,
): Promise<readonly PublishedCampaign[]> {
  const ids = new Set([first, ...others].map(({ campaign }) => campaign.id));
  return [
    ...others.map(({ campaign }) => ({ holdsFrom: beginning, campaign })),
    ...(await versions.published()).filter(({ campaign }) => ids.has(campaign.id)),
  ];
}

/** What a command over envelopes stands on. */
export function envelopePortsOf(database: Database, campaign: Campaign, now: () => Date): EnvelopePorts {
  const models = modelsOf(database);
  return {
    campaign,
    now,
    envelopes: createEnvelopeStore(models.envelopes),
    repairs: createRepairStore(models.repairs),
  };
}

/** What statistics stand on. */
export function countingPortsOf(database: Database, enrolment: ServiceClient) {
  const models = modelsOf(database);
  return {
    establishments: createEstablishments(models.establishments, enrolment),
    countedFiles: createCountedFiles(models.repairs),
    statistics: createStatisticsStore(database),
  };
}
