import { homeRows, rowsPerPage, shownPerPage } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../../define/define-route.ts';
import { cursor, instant, queryNumber, text } from '../../values/primitives.ts';
import { repairGender, repairStatus } from '../file-fields.ts';
import { repairSummary } from '../wire.ts';
import { onlyYes, repairListFilters, repairListOrder } from '../list-wire.ts';
import { administratorOnly, repairerOnly } from '../../define/route-parts.ts';

const filters = {
  status: queryNumber(repairStatus).optional(),
  gender: queryNumber(repairGender).optional(),
  /** Staff wrote what the establishment has not read. */
  unread: onlyYes.optional(),
};
const listQuery = {
  query: text(200).optional(),
  ...filters,
  created_before: cursor.optional(),
};

const readFilters = z.strictObject(filters);

/** The filters as one text, the way of the specification's client; nothing is no filter. */
const filtersInOne = text(200)
  .meta({ description: 'Filters in one field, `status=3&gender=0`; a parameter of that name goes first' })
  .transform((written, context) => {
    const read = readFilters.safeParse(Object.fromEntries(written.split('&').filter(Boolean).map(filterOf)));
    if (read.success) return read.data;
    context.issues.push({ code: 'custom', message: 'Invalid filters', input: written });
    return z.NEVER;
  });

function filterOf(written: string): [string, string] {
  const [name = '', value = ''] = written.split('=', 2);
  return [name, value];
}

export const listOwnRepairs = defineRoute({
  service: 'repairs',
  name: 'listOwnRepairs',
  scope: 'repairs:read',
  method: 'GET',
  path: '/enrolment/repairs',
  auth: repairerOnly,
  work: 'list',
  summary: `The establishment’s own files, newest first, ${rowsPerPage} rows of which ${shownPerPage} are shown`,
  query: z.strictObject({ ...listQuery, params: filtersInOne.optional() }),
  responses: { 200: z.array(repairSummary) },
});

export const listRepairs = defineRoute({
  service: 'repairs',
  name: 'listRepairs',
  scope: 'repairs:read',
  method: 'GET',
  path: '/backend/repairs',
  auth: administratorOnly,
  work: 'list',
  summary: `All files, newest first or oldest first, ${rowsPerPage} rows of which ${shownPerPage} are shown`,
  description:
    'Filters narrow together. `statuses` and `genders` take several values, separated by commas. The next page of newest first begins at `created_before`, of oldest first at `created_after`.',
  query: z.strictObject({
    ...repairListFilters,
    order: repairListOrder.optional(),
    created_before: cursor.optional(),
    created_after: cursor.optional(),
  }),
  responses: { 200: z.array(repairSummary) },
});

export const countListedRepairs = defineRoute({
  service: 'repairs',
  name: 'countListedRepairs',
  scope: 'repairs:read',
  method: 'GET',
  path: '/v1/repairs/listed_count',
  auth: administratorOnly,
  work: 'list',
  summary: 'How many files a list holds under its filters',
  query: z.strictObject(repairListFilters),
  responses: { 200: z.object({ count: z.int() }) },
});

export const countRepairs = defineRoute({
  service: 'repairs',
  name: 'countRepairs',
  scope: 'repairs:read',
  method: 'GET',
  path: '/v1/repairs/counts',
  auth: ['REP', 'ADM'],
  summary: 'How many files stand in each status: the caller’s own, or all for staff',
  responses: {
    200: z.object({
      total: z.int(),
      mine: z.int(),
      by_status: z.record(z.string(), z.int()),
      unread: z.int(),
      /** Files whose recommended validation waits for another operator; told to staff alone. */
      to_confirm: z.int().optional(),
      /** Of them, how many stand in each status; what is absent is none. */
      to_confirm_by_status: z.record(z.string(), z.int()).optional(),
    }),
  },
});

const waitingQueue = z.object({
  status: repairStatus.optional().describe('Absent for the queue of recommended validations'),
  is_recommended: z
    .literal(true)
    .optional()
    .describe('The queue of files, of whatever status, whose recommended validation waits for another operator'),
  count: z.int(),
  /** The file that was opened first. */
  oldest: z.object({ repair_rozo_id: text(40), since: instant }).optional(),
  median_since: instant.optional().describe('Half of them have waited since then, or longer'),
  at_risk: z.int().describe('How many have used up the delay that the programme promises, or do so within a day'),
});

export const listWaitingRepairs = defineRoute({
  service: 'repairs',
  name: 'listWaitingRepairs',
  method: 'GET',
  path: '/v1/repairs/waiting',
  auth: administratorOnly,
  summary: 'How many files wait for an administrator in each status, and the oldest of each',
  responses: { 200: z.array(waitingQueue) },
});

const firstFiles = z.object({ count: z.int(), files: z.array(repairSummary) });
const sumOfFiles = z.object({ count: z.int(), amount: z.number() });

export const readCounterHome = defineRoute({
  service: 'repairs',
  name: 'readCounterHome',
  method: 'GET',
  path: '/v1/repairs/home',
  auth: repairerOnly,
  summary: `What waits for the establishment today: files to finish, to answer and to read (their number, and the ${homeRows} newest), and the money that is on its way`,
  responses: {
    200: z.object({
      to_finish: firstFiles,
      to_answer: firstFiles,
      unread: firstFiles,
      /** Validated, in no transfer yet; and those that an approved transfer holds. Euros. */
      money: z.object({ validated: sumOfFiles, in_transfer: sumOfFiles }),
    }),
  },
});
