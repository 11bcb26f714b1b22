import { replayStates } from '@alveole/domain';
import { z } from 'zod';
import { campaignFilesBody } from '../campaign/wire.ts';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly, fileBytes } from '../define/route-parts.ts';
import { repairGender } from '../repair/file-fields.ts';
import { day, id, instant } from '../values/primitives.ts';

/** Rules to compare: a version that was proposed, the installation's own, or files that nobody proposed yet. */
const side = z.union([z.strictObject({ version_id: id }), z.strictObject({ files: campaignFilesBody })]);

const figures = {
  files: z.int(),
  raised: z.int(),
  lowered: z.int(),
  newly_refused: z.int(),
  newly_eligible: z.int(),
  former_amount: z.number(),
  amount: z.number(),
};

const replayedVersion = z.object({
  campaign_id: z.string(),
  version: z.int(),
  /** Absent of files that nobody proposed. */
  version_id: id.optional(),
});

const replay = z.object({
  replay_id: id,
  state: z.enum(replayStates),
  former: replayedVersion,
  next: replayedVersion,
  opened_from: day.optional(),
  opened_to: day.optional(),
  created_by: z.string(),
  created_at: instant,
  ended_at: instant.optional(),
  /** Files of the period when it began. */
  total: z.int(),
  /** How many of them were read so far. */
  read: z.int(),
  /** Of the files with an invoice that were read so far. */
  sums: z.object(figures),
});

const wholeReplay = replay.extend({
  /** Departments of fewer than five files are joined, kind by kind. */
  cells: z.array(z.object({ gender: repairGender, department: z.string().nullable(), ...figures })),
  differences: z.array(z.object({ difference: z.number(), files: z.int() })),
  /** What a tenth, half and nine tenths of the changed files do not exceed; null where none changes. */
  quantiles: z.object({ tenth: z.number(), half: z.number(), nine_tenths: z.number() }).nullable(),
  refusals: z.array(z.object({ sentence: z.string(), files: z.int() })),
});

const paths = '/v1/repairs/campaign_replays';
const params = z.strictObject({ id });

export const replayCampaign = defineRoute({
  service: 'repairs',
  name: 'replayCampaign',
  method: 'POST',
  path: paths,
  auth: administratorOnly,
  summary: 'Recompute the files with an invoice under other rules, and write nothing to them; permission 0 alone',
  description:
    'The caller names the replay: sent again it stays one. One runs at a time; it goes on by itself, also after a crash.',
  body: z.strictObject({
    replay_id: id,
    former: side,
    next: side,
    opened_from: day.optional(),
    opened_to: day.optional(),
  }),
  responses: { 200: replay },
  errors: ['NotAuthorizedException', 'NotFoundException', 'TransitionRefusedException', 'IdempotencyMismatchException'],
  rateLimit: { perMinute: 20, by: 'account' },
});

export const listReplays = defineRoute({
  service: 'repairs',
  name: 'listReplays',
  method: 'GET',
  path: paths,
  auth: administratorOnly,
  summary: 'The twenty newest replays of campaigns, newest first',
  responses: { 200: z.array(replay) },
});

export const readReplay = defineRoute({
  service: 'repairs',
  name: 'readReplay',
  method: 'GET',
  path: `${paths}/:id`,
  auth: administratorOnly,
  summary: 'A replay with what it found so far, by kind and department, without a file and without a person',
  params,
  responses: { 200: wholeReplay },
  errors: ['NotFoundException'],
});

export const exportReplay = defineRoute({
  service: 'repairs',
  name: 'exportReplay',
  method: 'GET',
  path: `${paths}/:id/cells.csv`,
  auth: administratorOnly,
  work: 'list',
  summary: 'What a replay found by kind and department, as a CSV file',
  params,
  contentType: 'text/csv; charset=utf-8',
  isFile: true,
  responses: { 200: fileBytes },
  errors: ['NotFoundException'],
});

export const stopReplay = defineRoute({
  service: 'repairs',
  name: 'stopReplay',
  method: 'PUT',
  path: `${paths}/:id/stop`,
  auth: administratorOnly,
  summary: 'Stop a replay; what it found so far stays; permission 0 alone',
  params,
  responses: { 200: replay },
  errors: ['NotAuthorizedException', 'NotFoundException', 'TransitionRefusedException'],
});
