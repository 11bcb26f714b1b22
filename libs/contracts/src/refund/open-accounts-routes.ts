import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { day } from '../values/primitives.ts';

const open = {
  service: 'refunds',
  method: 'GET',
  auth: 'public',
  rateLimit: { perMinute: 120, by: 'address' },
  cacheSeconds: 300,
} as const;

const asFarAs =
  'The sums of the lines of the public log, as far as its newest head covers them: whoever adds up the lines finds the same.';

const row = z.object({
  funder: z.string().describe('Id of the funder'),
  month: z.string().describe('Month of the lines, `YYYY-MM`'),
  department: z.string().describe('Of the shops; `autres` where few files are'),
  granted_cents: z.int().describe('Granted, corrections included, cents'),
  transferred_cents: z.int().describe('Transferred, whether it came back later or not, cents'),
  returned_cents: z.int().describe('Sent back by banks and paid back by shops, cents; 0 or less'),
  paid_cents: z.int().describe('Transferred, less what came back, cents'),
});

const calledSum = z.object({
  funder: z.string().describe('Id of the funder'),
  called_cents: z.int().describe('What its calls for funds asked for in all, cents'),
  until_day: day.describe('Day of the head that its last call covers'),
});

export const openAccounts = z.object({
  day: day.optional().describe('Day of the head that covers the lines; absent before the first one'),
  size: z.int().describe('How many lines were added up'),
  licence: z.string().describe('Licence of the data'),
  rows: z.array(row).describe('One for each funder, month and department that has lines'),
  called: z.array(calledSum).describe('One for each funder that was called; receptions are not recorded'),
});
export type OpenAccounts = z.output<typeof openAccounts>;

export const readOpenAccounts = defineRoute({
  ...open,
  name: 'readOpenAccounts',
  path: '/v1/refunds/open_accounts.json',
  summary: 'What was granted, paid and sent back, by funder, month and department',
  description: asFarAs,
  responses: { 200: openAccounts },
});

export const readOpenAccountsCsv = defineRoute({
  ...open,
  name: 'readOpenAccountsCsv',
  path: '/v1/refunds/open_accounts.csv',
  summary: 'The open accounts as a CSV file for spreadsheets',
  description: `${asFarAs} Semicolons, decimal commas, UTF-8 with its mark.`,
  responses: { 200: z.string() },
  contentType: 'text/csv; charset=utf-8',
});
