import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { kindNames } from '../establishment/kind-wire.ts';
import { id, instant, rowHash, text } from '../values/primitives.ts';
import { staffOnly } from '../define/route-parts.ts';
import { maxViews, waitingQueues } from './wire.ts';

export { flagSubject, listFlags, readFlags, removeFlag } from './flag-routes.ts';

const listName = z.enum(['establishments', 'repairs']);

const listView = z.strictObject({
  view_id: id,
  name: text(60).regex(/\S/, 'Field is required'),
  /** The parameters of the list's address. */
  filters: z.record(z.string().regex(/^[a-z]{1,20}$/, 'Invalid characters'), text(200)),
});

const listViews = z.object({
  list: listName,
  views: z.array(listView),
  default_id: id.optional(),
  /** Absent while nothing was kept. */
  row_hash: rowHash.optional(),
});

export const readListViews = defineRoute({
  service: 'enrolment',
  name: 'readListViews',
  method: 'GET',
  path: '/v1/enrolment/list_views',
  auth: staffOnly,
  summary: 'The caller’s own views of a list: filters and order under a name',
  query: z.strictObject({ list: listName }),
  responses: { 200: listViews },
});

export const saveListViews = defineRoute({
  service: 'enrolment',
  name: 'saveListViews',
  method: 'PUT',
  path: '/v1/enrolment/list_views',
  auth: staffOnly,
  summary: 'Keep the caller’s views of a list, all of them in one write',
  description:
    'Names are each used once; `default_id` names one of the views. A `last_row_hash` that is not the last refuses.',
  body: z.strictObject({
    list: listName,
    views: z.array(listView).max(maxViews),
    default_id: id.optional(),
    last_row_hash: rowHash.optional(),
  }),
  responses: { 200: listViews },
  errors: ['EntityVersionMismatchException'],
});

const waiting = z.object({
  queue: z.enum(waitingQueues),
  gender: z
    .literal([0, 1, 2, 3])
    .optional()
    .describe(`Of this kind alone: ${kindNames}; absent for all that the role reads`),
  count: z.int(),
  /** What has waited longest. */
  oldest: z.object({ entity_id: id, name: z.string(), since: instant }).optional(),
  median_since: instant.optional().describe('Half of them have waited since then, or longer'),
  at_risk: z.int().describe('How many have used up the delay that the programme promises, or do so within a day'),
});

export const listWaiting = defineRoute({
  service: 'enrolment',
  name: 'listWaiting',
  method: 'GET',
  path: '/v1/enrolment/waiting',
  auth: staffOnly,
  work: 'list',
  summary: 'What waits for the caller’s role: how many, and which for longest',
  responses: { 200: z.array(waiting) },
});
