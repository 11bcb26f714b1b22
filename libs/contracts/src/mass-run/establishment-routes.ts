import { establishmentKinds } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { establishmentStatus, kindNames } from '../establishment/kind-wire.ts';
import { massLineFields, massLinesQuery, massRunTurn, maxLines, massRun } from './wire.ts';
import { cursor, id, text } from '../values/primitives.ts';
import { administratorOnly, fileBytes } from '../define/route-parts.ts';

const massLine = z.object({ ...massLineFields, entity_id: id.optional() });

export const openMassRun = defineRoute({
  service: 'enrolment',
  name: 'openMassRun',
  method: 'POST',
  path: '/v1/enrolment/mass_runs',
  auth: administratorOnly,
  summary: 'Prepare an act on many establishments: a dry run that writes nothing to them',
  description: `Either \`lines\` (ids, SIRETs or RNAs, ${maxLines} at most) or a \`filter\` of the list. The run goes on by itself, also after a crash.`,
  body: z.strictObject({
    act: z.literal('represent-terms'),
    lines: z.array(text(80)).min(1).max(maxLines).optional(),
    filter: z
      .strictObject({
        gender: z
          .literal([...establishmentKinds])
          .optional()
          .describe(`Kind of the establishment: ${kindNames}`),
        status: establishmentStatus.optional(),
        query: text(200).optional(),
      })
      .optional(),
  }),
  responses: { 200: massRun },
  errors: ['NotAuthorizedException'],
  rateLimit: { perMinute: 10, by: 'account' },
});

export const listMassRuns = defineRoute({
  service: 'enrolment',
  name: 'listMassRuns',
  method: 'GET',
  path: '/v1/enrolment/mass_runs',
  auth: administratorOnly,
  work: 'list',
  summary: 'The runs, newest first, twenty an answer',
  query: z.strictObject({ created_before: cursor.optional() }),
  responses: { 200: z.array(massRun) },
});

export const readMassRun = defineRoute({
  service: 'enrolment',
  name: 'readMassRun',
  method: 'GET',
  path: '/v1/enrolment/mass_runs/:id',
  auth: administratorOnly,
  summary: 'A run: its state and its lines by result',
  params: z.strictObject({ id }),
  responses: { 200: massRun },
  errors: ['NotFoundException'],
});

export const turnMassRun = defineRoute({
  service: 'enrolment',
  name: 'turnMassRun',
  method: 'PUT',
  path: '/v1/enrolment/mass_runs/:id',
  auth: administratorOnly,
  summary:
    'Start a run that one prepared oneself and that was previewed, or stop any, its preview too; a stopped one can be started again and goes on where it stood',
  params: z.strictObject({ id }),
  body: massRunTurn,
  responses: { 200: massRun },
  errors: ['NotFoundException', 'NotAuthorizedException', 'TransitionRefusedException'],
});

export const listMassLines = defineRoute({
  service: 'enrolment',
  name: 'listMassLines',
  method: 'GET',
  path: '/v1/enrolment/mass_runs/:id/lines',
  auth: administratorOnly,
  work: 'list',
  summary: 'The lines of a run with their results, in their order, behind an index',
  params: z.strictObject({ id }),
  query: massLinesQuery,
  responses: { 200: z.array(massLine) },
  errors: ['NotFoundException'],
});

export const exportMassLines = defineRoute({
  service: 'enrolment',
  name: 'exportMassLines',
  method: 'GET',
  path: '/v1/enrolment/mass_runs/:id/lines.csv',
  auth: administratorOnly,
  work: 'list',
  summary: 'The lines of a run with their results as a CSV file',
  params: z.strictObject({ id }),
  contentType: 'text/csv; charset=utf-8',
  isFile: true,
  responses: { 200: fileBytes },
  errors: ['NotFoundException'],
});
