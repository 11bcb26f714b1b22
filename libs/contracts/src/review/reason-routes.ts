import { reasonPurposes } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { id, rowHash, text } from '../values/primitives.ts';
import { administratorOnly } from '../define/route-parts.ts';
import { longestReasonName, longestReason, maxReviewReasons } from './limits.ts';

const reviewReason = z.strictObject({
  reason_id: id,
  purpose: z.enum(reasonPurposes),
  name: text(longestReasonName).regex(/\S/, 'Field is required'),
  text: text(longestReason).regex(/\S/, 'Field is required'),
});

const reviewReasons = z.object({
  reasons: z.array(reviewReason),
  /** Absent while nothing was kept. */
  row_hash: rowHash.optional(),
});

export const readReviewReasons = defineRoute({
  service: 'repairs',
  name: 'readReviewReasons',
  method: 'GET',
  path: '/v1/repairs/review_reasons',
  auth: administratorOnly,
  summary: 'The reasons that the desk keeps for complements and refusals, by name',
  responses: { 200: reviewReasons },
});

export const saveReviewReasons = defineRoute({
  service: 'repairs',
  name: 'saveReviewReasons',
  method: 'PUT',
  path: '/v1/repairs/review_reasons',
  auth: administratorOnly,
  summary: 'Keep the reasons of the desk, all of them in one write; permission 0 alone',
  description: 'Each name is used once for a purpose. A `last_row_hash` that is not the last refuses.',
  body: z.strictObject({
    reasons: z.array(reviewReason).max(maxReviewReasons),
    last_row_hash: rowHash.optional(),
  }),
  responses: { 200: reviewReasons },
  errors: ['RepairVersionMismatchException'],
});
