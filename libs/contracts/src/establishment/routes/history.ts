import { establishmentMails, rowsPerHistory, shownPerHistory } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../../define/define-route.ts';
import { establishmentStatus } from '../kind-wire.ts';
import { id, instant, queryNumber } from '../../values/primitives.ts';
import { staffOnly } from '../../define/route-parts.ts';

const historyEntry = z.object({
  /** From 0, in the order in which the writes came; the cursor of the page before. */
  number: z.int(),
  at: instant,
  /** A word of the rules: `validate`, `save-profile`, `assign` … */
  act: z.string(),
  /** Absent on the registration. */
  from: establishmentStatus.optional(),
  to: establishmentStatus,
  author: z.object({ role: z.enum(['REP', 'ADM', 'ALL', 'FUB', 'SYS']), user_name: z.string().optional() }),
  /** Names of the fields that were written; values stay out of the trail. */
  fields: z.array(z.string()),
  /** French, as the establishment reads them. */
  reasons: z.array(z.string()),
  mail: z.enum(establishmentMails).optional().describe('The mail that the act calls for; absent where none follows'),
  /** Of the write, by which its deliveries are found; older entries have none. */
  event_ids: z.array(id),
});

export const readEntityHistory = defineRoute({
  service: 'enrolment',
  name: 'readEntityHistory',
  method: 'GET',
  path: '/v1/enrolment/entity_history/:id',
  auth: staffOnly,
  summary: `What was done to an establishment’s file, newest first, ${rowsPerHistory} entries of which ${shownPerHistory} are shown`,
  description: 'For whoever may read the file. `before` is the number of the last entry that is shown already.',
  params: z.strictObject({ id }),
  query: z.strictObject({ before: queryNumber(z.int('Invalid number').min(0, 'Invalid number')).optional() }),
  responses: { 200: z.array(historyEntry) },
  errors: ['EntityNotFoundException', 'NotAuthorizedException'],
});
