import type { ImplementedRoute } from '@alveole/service-kit';
import { assignRepairRoute } from './assign-repair/assign-repair.route.ts';
import { listConsumerBikesRoutes } from './list-consumer-bikes/list-consumer-bikes.route.ts';
import { countRepairsRoute } from './list-repairs/count-repairs.route.ts';
import { exportRepairsRoutes } from './export-repairs/export-repairs.route.ts';
import { findRepairRoutes } from './find-repair/find-repair.route.ts';
import { listEntityRepairsRoutes } from './list-entity-repairs/list-entity-repairs.route.ts';
import { listRepairsRoutes } from './list-repairs/list-repairs.route.ts';
import { listNamedObjectsRoute } from './list-named-objects/list-named-objects.route.ts';
import { findPersonRoute } from './find-person/find-person.route.ts';
import { forgetPersonFilesRoute } from './forget-persons/forget-person-files.route.ts';
import { listNeededConsumersRoute } from './list-needed-consumers/list-needed-consumers.route.ts';
import { listWaitingShopsRoute } from './list-waiting-shops/list-waiting-shops.route.ts';
import { lockForRefundRoute } from './lock-for-refund/lock-for-refund.route.ts';
import { openRepairRoute } from './open-repair/open-repair.route.ts';
import { operateRepairRoutes } from './operate-repair/operate-repair.route.ts';
import { confirmPickUpRoutes } from './confirm-pick-up/confirm-pick-up.route.ts';
import type { RepairsPorts } from './ports.ts';
import { publishCampaignRoutes } from './publish-campaign/publish-campaign.route.ts';
import { replayCampaignRoutes } from './replay-campaign/replay-campaign.route.ts';
import { saveReasonsRoutes } from './save-reasons/save-reasons.route.ts';
import { saveSecondReviewRoutes } from './save-second-review/save-second-review.route.ts';
import { deferDecisionRoutes } from './defer-decision/defer-decision.route.ts';
import { noteRepairRoutes } from './note-repair/note-repair.route.ts';
import { readIncidentRoute } from './read-incident/read-incident.route.ts';
import { listFundedFilesRoutes } from './list-funded-files/list-funded-files.route.ts';
import { readOwnFundingRoute } from './read-own-funding/read-own-funding.route.ts';
import { readEnvelopesRoutes } from './read-envelopes/read-envelopes.route.ts';
import { readHomeRoute } from './read-home/read-home.route.ts';
import { readHintsRoute } from './read-hints/read-hints.route.ts';
import { markRepairReadRoute } from './read-repair/mark-repair-read.route.ts';
import { readRepairRoutes } from './read-repair/read-repair.route.ts';
import { readStatisticsRoutes } from './read-statistics/read-statistics.route.ts';
import { readStampRoute } from './read-stamp/read-stamp.route.ts';
import { runInMassRoutes } from './run-in-mass/run-in-mass.route.ts';
import { listWaitingRoute } from './list-waiting/list-waiting.route.ts';
import { switchSmsRoutes } from './switch-sms/switch-sms.route.ts';

/** Every call that the contracts declare for this service. */
export function routesOf(ports: RepairsPorts): ImplementedRoute[] {
  return [
    openRepairRoute(ports),
    ...operateRepairRoutes(ports),
    ...deferDecisionRoutes(ports),
    assignRepairRoute(ports),
    ...listRepairsRoutes(ports),
    countRepairsRoute(ports),
    listWaitingRoute(ports),
    readHomeRoute(ports),
    readIncidentRoute(ports),
    ...readRepairRoutes(ports),
    markRepairReadRoute(ports),
    readHintsRoute(ports),
    ...noteRepairRoutes(ports),
    ...saveReasonsRoutes(ports),
    ...saveSecondReviewRoutes(ports),
    ...publishCampaignRoutes(ports),
    ...replayCampaignRoutes(ports),
    ...readEnvelopesRoutes(ports),
    ...listFundedFilesRoutes(ports),
    readOwnFundingRoute(ports),
    readStampRoute(ports),
    ...findRepairRoutes(ports),
    ...listConsumerBikesRoutes(ports),
    ...listEntityRepairsRoutes(ports),
    ...exportRepairsRoutes(ports),
    ...runInMassRoutes(ports),
    ...readStatisticsRoutes(ports),
    ...switchSmsRoutes(ports),
    ...confirmPickUpRoutes(ports),
    listWaitingShopsRoute(ports),
    listNeededConsumersRoute(ports),
    findPersonRoute(ports),
    forgetPersonFilesRoute(ports),
    listNamedObjectsRoute(ports),
    lockForRefundRoute(ports),
  ];
}
