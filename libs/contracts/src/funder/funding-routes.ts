import { fundedStates } from '@alveole/domain';
import { z } from 'zod';
import { funderEnvelope } from '../campaign/envelope-routes.ts';
import { defineRoute } from '../define/define-route.ts';
import { fileBytes, funderOnly } from '../define/route-parts.ts';
import { day, id, text } from '../values/primitives.ts';

export const readOwnFunding = defineRoute({
  service: 'repairs',
  name: 'readOwnFunding',
  scope: 'statistics:read',
  method: 'GET',
  path: '/v1/repairs/own_funding',
  auth: funderOnly,
  summary: 'The caller’s own part in the campaign: its name, whether it still funds, and its envelope',
  description: 'The funder is the one of the token. What a campaign no longer names keeps its name and its files.',
  responses: {
    200: z.object({
      funder_id: id,
      funder_name: z.string(),
      is_current: z.boolean().describe('False once the campaign in force no longer names the funder'),
      envelope: funderEnvelope.optional().describe('Absent where the funder gives without a limit'),
    }),
  },
});

const filters = {
  state: z.enum(fundedStates).optional().describe('Of the share alone: `reserved`, `committed`, `paid`, `overpaid`'),
  from: day.optional().describe('Opened on this day or later'),
  until: day.optional().describe('Opened on this day or earlier'),
  query: text(40).optional().describe('The beginning of a reference, or the number of a department that is told'),
};

/** It names neither shop nor person. */
const reference = id.describe('The beginning of the file’s id, by which funder and staff name it to one another');

const fundedFile = z.object({
  reference,
  day: day.describe('Day of the opening'),
  department: z.string().describe('Of the shop; `autres` where fewer than five files of the funder stand in it'),
  gender: z.literal([0, 1, 2]).describe('0 repair, 1 lesson'),
  choices: z.array(z.string()).describe('Answers to what the campaign lets choose, such as the kind of bike; no other'),
  invoice_cents: z.int().optional().describe('Invoiced excluding tax, cents'),
  share_cents: z.int().describe('What the funder pays of the premium, cents'),
  paid_cents: z.int().describe('What the bank has paid of the share, less what came back, cents'),
  overpaid_cents: z.int().describe('What of it is more than the share and is to be recovered, cents'),
  state: z
    .enum(fundedStates)
    .describe('How far the share is: `reserved`, `committed` (something is to pay), `paid`, `overpaid`'),
  campaign_version: z.int().optional().describe('By whose rules the premium was reckoned; absent of early files'),
});

export const listFundedFiles = defineRoute({
  service: 'repairs',
  name: 'listFundedFiles',
  scope: 'repairs:read',
  method: 'GET',
  path: '/v1/repairs/funded_files',
  auth: funderOnly,
  work: 'list',
  summary: 'Files of which the caller pays a share, newest first, without persons',
  description: 'The funder is the one of the token. Files that were refused or given up are no longer among them.',
  query: z.strictObject({ ...filters, behind: reference.optional() }),
  responses: { 200: z.array(fundedFile) },
});

export const countFundedFiles = defineRoute({
  service: 'repairs',
  name: 'countFundedFiles',
  scope: 'repairs:read',
  method: 'GET',
  path: '/v1/repairs/funded_files/count',
  auth: funderOnly,
  work: 'list',
  summary: 'How many files the list holds with these filters, and what the caller pays of them together',
  description: 'The funder is the one of the token.',
  query: z.strictObject(filters),
  responses: {
    200: z.object({
      files: z.int(),
      share_cents: z.int().describe('What the funder pays of the premiums of these files, cents'),
      paid_cents: z.int().describe('What the bank has paid of it, less what came back, cents'),
      overpaid_cents: z.int().describe('What of it is more than the shares and is to be recovered, cents'),
    }),
  },
});

export const exportFundedFiles = defineRoute({
  service: 'repairs',
  name: 'exportFundedFiles',
  scope: 'repairs:read',
  method: 'GET',
  path: '/v1/repairs/funded_files.csv',
  auth: funderOnly,
  work: 'list',
  isFile: true,
  summary: 'Files of which the caller pays a share as a CSV file for spreadsheets, sent as it is read',
  query: z.strictObject(filters),
  responses: { 200: fileBytes },
  contentType: 'text/csv; charset=utf-8',
  rateLimit: { perMinute: 20, by: 'account' },
});
