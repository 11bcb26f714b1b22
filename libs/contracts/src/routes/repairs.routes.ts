import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id } from '../wire/primitives.ts';
import {
  listOwnRepairs,
  listRepairs,
  countRepairs,
  countListedRepairs,
  listWaitingRepairs,
  readCounterHome,
} from './list-repairs.routes.ts';
import { openRepair, operateRepair, reviewRepair, assignRepair } from './operate-repair.routes.ts';
import {
  readOwnRepair,
  readOwnRepairHistory,
  readRepairHistory,
  readStamp,
  findOwnRepair,
  findRepair,
  consumerBikes,
  consumerSessions,
} from './read-repair.routes.ts';
import { pickUpRoutes } from './pick-up.routes.ts';
import { repairsOfEntityRoutes } from './entity-repairs.routes.ts';
import { repairMassRunRoutes } from './repair-mass-run.routes.ts';
import { statisticsRoutes } from './statistics.routes.ts';
import { reviewReasonRoutes } from './review-reason.routes.ts';
import { staffNoteRoutes } from './staff-note.routes.ts';
import { heldDecisionRoutes } from './held-decision.routes.ts';
import { readRepairHints } from './hints.routes.ts';
import { readIncident } from './incident.routes.ts';
import { changeParam, readParam } from './sms-switch.routes.ts';

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

export const repairsRoutes = {
  openRepair,
  operateRepair,
  reviewRepair,
  assignRepair,
  listOwnRepairs,
  listRepairs,
  countRepairs,
  countListedRepairs,
  listWaitingRepairs,
  readCounterHome,
  readOwnRepair,
  readOwnRepairHistory,
  readRepairHistory,
  readStamp,
  readRepairHints,
  findOwnRepair,
  findRepair,
  consumerBikes,
  consumerSessions,
  readParam,
  changeParam,
  readIncident,
  ...repairMassRunRoutes,
  ...repairsOfEntityRoutes,
  ...statisticsRoutes,
  ...heldDecisionRoutes,
  ...staffNoteRoutes,
  ...reviewReasonRoutes,
  ...pickUpRoutes,
  lockForRefund,
} as const;
