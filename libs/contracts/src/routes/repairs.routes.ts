import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { consumerId } from '../wire/consumer.ts';
import { id } from '../wire/primitives.ts';
export {
  listOwnRepairs,
  listRepairs,
  countRepairs,
  countListedRepairs,
  listWaitingRepairs,
  readCounterHome,
} from './list-repairs.routes.ts';
export { openRepair, operateRepair, reviewRepair, assignRepair } from './operate-repair.routes.ts';
export {
  readOwnRepair,
  readOwnRepairHistory,
  readRepairHistory,
  readStamp,
  findOwnRepair,
  findRepair,
  consumerBikes,
  consumerSessions,
} from './read-repair.routes.ts';
export { readRepairHints } from './hints.routes.ts';
export { readIncident } from './incident.routes.ts';
export { changeParam, readParam } from './sms-switch.routes.ts';

/** Asked before a counter changes the number to which codes go. */
export const listWaitingShops = defineRoute({
  service: 'repairs',
  name: 'listWaitingShops',
  method: 'GET',
  path: '/v1/repairs/waiting_shops/:consumer_id',
  auth: 'service',
  summary: 'Where a file of a beneficiary waits for his confirmation',
  params: z.strictObject({ consumer_id: consumerId }),
  responses: { 200: z.object({ entity_ids: z.array(id) }) },
});

/** Refunds locks the files of a batch before it approves it; what left 5 or 11 meanwhile is named. */
export const lockForRefund = defineRoute({
  service: 'repairs',
  name: 'lockForRefund',
  method: 'PUT',
  path: '/v1/repairs/refund_locks',
  auth: 'service',
  summary: 'Lock files for a transfer; answers which could be locked and for how much',
  body: z.strictObject({ refund_id: id, repair_ids: z.array(id).min(1).max(5000) }),
  responses: {
    200: z.object({ locked: z.array(z.object({ repair_id: id, amount_to_refund: z.number() })), refused: z.array(id) }),
  },
});

export {
  listEntityRepairs,
  listOwnEntityRepairs,
  readEntityRepairsStats,
  readOwnEntityRepairsStats,
  listRepairsByIds,
  exportRepairsCsv,
  exportRepairsXlsx,
} from './entity-repairs.routes.ts';
export { readReviewReasons, saveReviewReasons } from './review-reason.routes.ts';
export { readPickUp, confirmPickUp } from './pick-up.routes.ts';
export { listHeldDecisions, holdDecision, takeDecisionBack } from './held-decision.routes.ts';
export {
  openRepairMassRun,
  listRepairMassRuns,
  readRepairMassRun,
  turnRepairMassRun,
  listRepairMassLines,
  exportRepairMassLines,
  validateRepairs,
  reassignRepairs,
} from './repair-mass-run.routes.ts';
export { listStaffNotes, addStaffNote } from './staff-note.routes.ts';
export { readStatistics, readOpenStatistics, readOpenStatisticsCsv } from './statistics.routes.ts';
