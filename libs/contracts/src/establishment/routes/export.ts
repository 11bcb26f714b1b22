import { z } from 'zod';
import { defineRoute } from '../../define/define-route.ts';
import { entityFilter } from './entity.ts';
import { fileBytes, staffOnly } from '../../define/route-parts.ts';

const exported = {
  service: 'enrolment',
  method: 'GET',
  auth: staffOnly,
  work: 'list',
  isFile: true,
  query: z.strictObject(entityFilter),
  responses: { 200: fileBytes },
  errors: ['NotAuthorizedException'],
  rateLimit: { perMinute: 20, by: 'account' },
} as const;

const everyRow =
  'Every row of the filter, in the order of the list, as far as the caller’s role reads; sent as it is read.';

export const exportEntitiesCsv = defineRoute({
  ...exported,
  name: 'exportEntitiesCsv',
  scope: 'establishments:read',
  path: '/v1/enrolment/entities.csv',
  summary: 'The establishments of a list as a CSV file for spreadsheets',
  description: `${everyRow} French heads, semicolons, UTF-8 with its mark; no text is read as a formula. \`x-rows\` tells how many rows there are.`,
  contentType: 'text/csv; charset=utf-8',
});

export const exportEntitiesXlsx = defineRoute({
  ...exported,
  name: 'exportEntitiesXlsx',
  path: '/v1/enrolment/entities.xlsx',
  summary: 'The establishments of a list as an XLSX file',
  description: `${everyRow} \`x-rows\` tells how many rows there are.`,
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const exportEntities = defineRoute({
  ...exported,
  name: 'exportEntities',
  path: '/enrolment/entities_export',
  summary: 'Ids and SIRETs (or register numbers) of the establishments of a list',
  description: `A bare array of \`{entity_id, siret}\`. ${everyRow}`,
  contentType: 'application/json; charset=utf-8',
});

/** The same file under the prefix that older clients use. */
export const exportEntitiesOfBackend = defineRoute({
  ...exportEntities,
  name: 'exportEntitiesOfBackend',
  path: '/backend/entities_export',
});
