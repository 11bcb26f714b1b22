import { massRepairActs } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { massLineFields, massLinesQuery, massRunFields, massRunTurn, maxLines } from './wire.ts';
import { cursor, id, text } from '../values/primitives.ts';
import { repairListFilters } from '../repair/list-wire.ts';
import { administratorOnly, fileBytes } from '../define/route-parts.ts';

const reasons = z.array(text(2000).min(1, 'Field is required')).min(1).max(20);
const lines = z.array(text(80)).min(1).max(maxLines);
const percent = z.number().gt(0, 'Invalid value').max(100, 'Invalid value');
const seed = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'Invalid characters');

const repairMassRun = z.object({
  ...massRunFields,
  act: z.enum(massRepairActs),
  source: z.enum(['lines', 'sirets', 'filter']),
  /** Whom an assignment names; absent, the files are released. */
  operator_id: id.optional(),
  reasons: z.array(z.string()).optional(),
  /** The share that was drawn at random, and the seed that draws the same files again. */
  draw: z.object({ percent: z.number(), seed: z.string() }).optional(),
  /** While the run waits for its start, and where it alone is read. */
  ready_amount: z.number().optional(),
});

const massLine = z.object({
  ...massLineFields,
  repair_id: id.optional(),
  repair_rozo_id: z.string().optional(),
  consumer_name: z.string().optional(),
  entity_name: z.string().optional(),
  /** As the dry run read it. */
  amount_to_refund: z.number().optional(),
});
const run = { 200: repairMassRun } as const;
const params = z.strictObject({ id });
const perMinute = { perMinute: 10, by: 'account' } as const;

export const openRepairMassRun = defineRoute({
  service: 'repairs',
  name: 'openRepairMassRun',
  method: 'POST',
  path: '/v1/repairs/mass_runs',
  auth: administratorOnly,
  summary: 'Prepare an act on many files: a dry run that writes nothing to them',
  description: `One of \`lines\` (ids or file numbers), \`sirets\` (all files of these establishments; nine characters get five W), ${maxLines} at most, or a \`filter\` of the list, of which \`draw\` takes a share at random: the same seed draws the same files. The run goes on by itself, also after a crash; each file goes through the same rules as by hand, once.`,
  body: z.strictObject({
    act: z.enum(massRepairActs),
    lines: lines.optional(),
    sirets: lines.optional(),
    /** What the staff's list takes, and beside it what somebody holds. */
    filter: z.strictObject({ ...repairListFilters, operator_id: id.optional() }).optional(),
    draw: z.strictObject({ percent, seed: seed.optional() }).optional(),
    /** For `assign`; empty, the files are released. */
    operator_id: z.union([id, z.literal('')]).optional(),
    /** For `ask-complements`, and for `not-eligible` where there are any. */
    reasons: reasons.optional(),
  }),
  responses: run,
  errors: ['NotAuthorizedException', 'ServiceUnavailableException'],
  rateLimit: perMinute,
});

export const listRepairMassRuns = defineRoute({
  service: 'repairs',
  name: 'listRepairMassRuns',
  method: 'GET',
  path: '/v1/repairs/mass_runs',
  auth: administratorOnly,
  work: 'list',
  summary: 'The runs over files, newest first, twenty an answer',
  query: z.strictObject({ created_before: cursor.optional() }),
  responses: { 200: z.array(repairMassRun) },
});

export const readRepairMassRun = defineRoute({
  service: 'repairs',
  name: 'readRepairMassRun',
  method: 'GET',
  path: '/v1/repairs/mass_runs/:id',
  auth: administratorOnly,
  summary: 'A run: its state and its lines by result',
  params,
  responses: run,
  errors: ['NotFoundException'],
});

export const turnRepairMassRun = defineRoute({
  service: 'repairs',
  name: 'turnRepairMassRun',
  method: 'PUT',
  path: '/v1/repairs/mass_runs/:id',
  auth: administratorOnly,
  summary:
    'Start a run that one prepared oneself and that was previewed, or stop any, its preview too; a stopped one can be started again and goes on where it stood',
  params,
  body: massRunTurn,
  responses: run,
  errors: ['NotFoundException', 'NotAuthorizedException', 'TransitionRefusedException'],
});

export const listRepairMassLines = defineRoute({
  service: 'repairs',
  name: 'listRepairMassLines',
  method: 'GET',
  path: '/v1/repairs/mass_runs/:id/lines',
  auth: administratorOnly,
  work: 'list',
  summary: 'The lines of a run with their results, in their order, behind an index',
  params,
  query: massLinesQuery,
  responses: { 200: z.array(massLine) },
  errors: ['NotFoundException'],
});

export const exportRepairMassLines = defineRoute({
  service: 'repairs',
  name: 'exportRepairMassLines',
  method: 'GET',
  path: '/v1/repairs/mass_runs/:id/lines.csv',
  auth: administratorOnly,
  work: 'list',
  summary: 'The lines of a run with their results as a CSV file',
  params,
  contentType: 'text/csv; charset=utf-8',
  isFile: true,
  responses: { 200: fileBytes },
  errors: ['NotFoundException'],
});

const startsAtOnce =
  'A run that starts by itself after its preview: `GET v1/repairs/mass_runs/{run_id}` tells how far it has come.';

export const validateRepairs = defineRoute({
  service: 'repairs',
  name: 'validateRepairs',
  method: 'PUT',
  path: '/backend/validate_repairs',
  auth: administratorOnly,
  summary: 'Validate many files, each under the rules of its own review',
  description: startsAtOnce,
  body: z.strictObject({ repair_ids: z.array(id).min(1).max(maxLines) }),
  responses: run,
  rateLimit: perMinute,
});

export const reassignRepairs = defineRoute({
  service: 'repairs',
  name: 'reassignRepairs',
  method: 'PUT',
  path: '/backend/user_reaffect_repairs',
  auth: administratorOnly,
  summary: 'Give all files that a member of staff holds to another one, or release them with an empty id',
  description: startsAtOnce,
  body: z.strictObject({ user_id: id, rozo_user_id: z.union([id, z.literal('')]) }),
  responses: run,
  errors: ['NotAuthorizedException', 'ServiceUnavailableException'],
  rateLimit: perMinute,
});
