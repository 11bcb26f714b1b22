import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { id, instant, rowHash } from '../values/primitives.ts';
import { fileNumber } from '../repair/file-fields.ts';
import { reviewDecision, reviewDecisionCodes } from '../repair/operation-wire.ts';
import { administratorOnly } from '../define/route-parts.ts';

const deferredDecision = z.object({
  decision_id: id,
  repair_id: id,
  repair_rozo_id: fileNumber,
  operation_code: z.enum(reviewDecisionCodes),
  /** `held` until `due_at`, `begun` while it is written, `refused` once it could not be. */
  state: z.enum(['held', 'begun', 'refused']),
  due_at: instant,
  /** What goes with it, line by line. */
  reasons: z.array(z.string()),
  /** French; why a decision could not be written after all. */
  reason: z.string().optional(),
});

export const listDeferredDecisions = defineRoute({
  service: 'repairs',
  name: 'listDeferredDecisions',
  method: 'GET',
  path: '/v1/repairs/held_decisions',
  auth: administratorOnly,
  summary: 'The caller’s decisions that are not written yet, and those that could not be; written ones are gone',
  responses: { 200: z.array(deferredDecision) },
});

export const deferDecision = defineRoute({
  service: 'repairs',
  name: 'deferDecision',
  method: 'POST',
  path: '/v1/repairs/held_decisions',
  auth: administratorOnly,
  summary: 'Decide on a file, with ten seconds to take it back',
  description:
    'The rules judge at once, as for `backend/repair`. The decision is kept, and written by the service itself when it is due, whether or not anybody is still there; until then nothing leaves: no mail, no event, no history. The caller names it: sent again it stays one.',
  body: z.strictObject({
    decision_id: id,
    repair_id: id,
    last_row_hash: rowHash,
    repair_data: reviewDecision,
  }),
  responses: { 200: deferredDecision },
  errors: [
    'RepairNotFoundException',
    'RepairVersionMismatchException',
    'NotAuthorizedException',
    'TransitionRefusedException',
    'IdempotencyMismatchException',
  ],
});

export const takeDecisionBack = defineRoute({
  service: 'repairs',
  name: 'takeDecisionBack',
  method: 'DELETE',
  path: '/v1/repairs/held_decisions/:id',
  auth: administratorOnly,
  summary: 'Take back one’s own decision before it is written, or put away one that could not be',
  params: z.strictObject({ id }),
  responses: { 200: deferredDecision },
  errors: ['NotFoundException', 'TransitionRefusedException'],
});
