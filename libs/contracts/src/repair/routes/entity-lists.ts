import { rowsPerPage, shownPerPage } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../../define/define-route.ts';
import { cursor, day, id, queryNumber } from '../../values/primitives.ts';
import { repairListFilters, repairListOrder } from '../list-wire.ts';
import { repairGender, repairStatus } from '../file-fields.ts';
import { repairSummary } from '../wire.ts';
import { administratorOnly, fileBytes, repairerOrAdministrator } from '../../define/route-parts.ts';

const params = z.strictObject({ id });
const query = z.strictObject({
  status: queryNumber(repairStatus).optional(),
  gender: queryNumber(repairGender).optional(),
  /** Days of Paris, both counted in. */
  start_date: day.optional(),
  end_date: day.optional(),
  created_before: cursor.optional(),
});

export const listEntityRepairs = defineRoute({
  service: 'repairs',
  name: 'listEntityRepairs',
  scope: 'repairs:read',
  method: 'GET',
  path: '/backend/entity/:id/repairs',
  auth: administratorOnly,
  work: 'list',
  summary: `The files of an establishment between two days, newest first, ${rowsPerPage} rows of which ${shownPerPage} are shown`,
  params,
  query,
  responses: { 200: z.array(repairSummary) },
});

/** The same under the other prefix, where a repairer reads his own. */
export const listOwnEntityRepairs = defineRoute({
  ...listEntityRepairs,
  name: 'listOwnEntityRepairs',
  scope: 'repairs:read',
  path: '/enrolment/entity/:id/repairs',
  auth: repairerOrAdministrator,
  errors: ['NotAuthorizedException'],
});

export const readEntityRepairsStats = defineRoute({
  service: 'repairs',
  name: 'readEntityRepairsStats',
  scope: 'statistics:read',
  method: 'GET',
  path: '/backend/entity/:id/repairs_stats',
  auth: administratorOnly,
  work: 'list',
  summary: 'Validated files of an establishment that no approved transfer holds yet, by the week of their validation',
  description:
    'Oldest week first; `week_start_date` is its Monday in Paris. Weeks without such a file are left out. The statistics of the desk count files of approved batches too, until they are paid.',
  params,
  responses: { 200: z.array(z.object({ week_start_date: day, nbre_doss_attente_gen_sepa: z.int() })) },
});

export const readOwnEntityRepairsStats = defineRoute({
  ...readEntityRepairsStats,
  name: 'readOwnEntityRepairsStats',
  scope: 'statistics:read',
  path: '/enrolment/entity/:id/repairs_stats',
  auth: repairerOrAdministrator,
  errors: ['NotAuthorizedException'],
});

const maxIds = 100;

/** File ids, separated by commas. */
const repairIds = z
  .string()
  .max(maxIds * 65, 'Too long')
  .transform((list) => list.split(','))
  .pipe(z.array(id).min(1).max(maxIds));

export const listRepairsByIds = defineRoute({
  service: 'repairs',
  name: 'listRepairsByIds',
  scope: 'repairs:read',
  method: 'GET',
  path: '/backend/repairs_by_ids',
  auth: administratorOnly,
  work: 'list',
  summary: `Files by their ids, ${maxIds} at most, in the order that they are asked in; an unknown id is left out`,
  query: z.strictObject({ ids: repairIds }),
  responses: { 200: z.array(repairSummary) },
});

const exported = {
  service: 'repairs',
  method: 'GET',
  auth: administratorOnly,
  work: 'list',
  isFile: true,
  query: z.strictObject({ ...repairListFilters, operator_id: id.optional(), order: repairListOrder.optional() }),
  responses: { 200: fileBytes },
  rateLimit: { perMinute: 20, by: 'account' },
} as const;

const everyFile =
  'Every file of the filter in the order of the list, or, where no order is asked for, one status after the other, newest first; sent as it is read. `x-rows` tells how many there are.';

export const exportRepairsCsv = defineRoute({
  ...exported,
  name: 'exportRepairsCsv',
  scope: 'repairs:read',
  path: '/v1/repairs/repairs.csv',
  summary: 'The files of a list as a CSV file for spreadsheets',
  description: `${everyFile} French heads, semicolons, UTF-8 with its mark; no text is read as a formula.`,
  contentType: 'text/csv; charset=utf-8',
});

export const exportRepairsXlsx = defineRoute({
  ...exported,
  name: 'exportRepairsXlsx',
  path: '/v1/repairs/repairs.xlsx',
  summary: 'The files of a list as an XLSX file',
  description: everyFile,
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
