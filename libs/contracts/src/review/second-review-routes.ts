import { secondReviewLimits } from '@alveole/domain';
import { z } from 'zod';
import { administratorOnly } from '../define/route-parts.ts';
import { defineRoute } from '../define/define-route.ts';
import { euros, instant, rowHash } from '../values/primitives.ts';

const policy = {
  /** From this premium on, euros; absent: no premium asks for a second operator. */
  from_premium: euros.max(secondReviewLimits.maxPremiumCents / 100).optional(),
  /** Share of the files that are drawn, whole percent. */
  drawn_percent: z.int().min(0).max(100),
  /** So many files of an establishment, from its first validated one on. */
  first_files: z.int().min(0).max(secondReviewLimits.maxFirstFiles),
};

const secondReview = z.object({
  ...policy,
  /** Who set it, and when, newest first; the last twenty. */
  changes: z.array(z.object({ at: instant, user_name: z.string(), ...policy })),
  /** Absent while nothing was set. */
  row_hash: rowHash.optional(),
});

export const readSecondReview = defineRoute({
  service: 'repairs',
  name: 'readSecondReview',
  method: 'GET',
  path: '/v1/repairs/second_review',
  auth: administratorOnly,
  summary: 'Which validations two operators decide on, and who set it',
  responses: { 200: secondReview },
});

export const saveSecondReview = defineRoute({
  service: 'repairs',
  name: 'saveSecondReview',
  method: 'PUT',
  path: '/v1/repairs/second_review',
  auth: administratorOnly,
  summary: 'Set which validations two operators decide on; permission 0 alone',
  description:
    'It counts from the next decision on, for files that wait already too. A `last_row_hash` that is not the last refuses.',
  body: z.strictObject({ ...policy, last_row_hash: rowHash.optional() }),
  responses: { 200: secondReview },
  errors: ['RepairVersionMismatchException'],
});
