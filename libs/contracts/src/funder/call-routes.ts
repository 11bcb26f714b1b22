import { fundCallBases } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly, fileBytes } from '../define/route-parts.ts';
import { cursor, day, id, instant, sha256 } from '../values/primitives.ts';

const basis = z
  .enum(fundCallBases)
  .describe('What is called: `committed` for the funder, or `paid` by banks for it; the same for all its calls');
const number = z.int().min(1).describe('Of the calls of this funder, from 1');

const sums = {
  lines: z.int().describe('How many entries of the ledgers it covers'),
  committed_cents: z.int().describe('Granted, corrected and withdrawn in its period, signed cents'),
  paid_cents: z.int().describe('Paid and sent back in its period, signed cents'),
};

const fundCall = z.object({
  call_id: id,
  funder_id: id,
  funder_name: z.string().describe('As the campaign named the funder when the call was issued'),
  number,
  basis,
  from_line: z.int().describe('Place in the public log from which it reads, from 0: where the call before ended'),
  to_line: z.int().describe('Place in the public log before which it ends'),
  until_day: day.describe('Day of the signed head that covers it'),
  ...sums,
  called_cents: z.int().describe('What the funder is asked for, cents'),
  csv_sha256: sha256.describe('Of the bytes of its CSV file'),
  head_root: sha256.describe('Root of the public log in that head'),
  issued_at: instant,
  issued_by: z.string().optional().describe('Who issued it; told to administrators'),
});
export type WireFundCall = z.output<typeof fundCall>;

const readers = ['ADM', 'FIN'] as const;
const narrowed = 'A funder is told of its own alone: the funder is the one of its token.';

export const listFundCalls = defineRoute({
  service: 'refunds',
  name: 'listFundCalls',
  scope: 'accounts:read',
  method: 'GET',
  path: '/v1/refunds/fund_calls',
  auth: readers,
  work: 'list',
  summary: 'Calls for funds, newest first',
  description: narrowed,
  query: z.strictObject({ created_before: cursor.optional() }),
  responses: { 200: z.array(fundCall) },
});

export const readFundCallCsv = defineRoute({
  service: 'refunds',
  name: 'readFundCallCsv',
  scope: 'accounts:read',
  method: 'GET',
  path: '/v1/refunds/fund_calls/:id/lines.csv',
  auth: readers,
  work: 'list',
  isFile: true,
  summary: 'The entries of a call for funds as a CSV file, the same bytes at each call',
  description: `${narrowed} Each row is a line of the public log at its place: neither persons nor shops.`,
  params: z.strictObject({ id }),
  responses: { 200: fileBytes },
  contentType: 'text/csv; charset=utf-8',
  errors: ['NotFoundException'],
});

export const readFundCallPdf = defineRoute({
  service: 'refunds',
  name: 'readFundCallPdf',
  scope: 'accounts:read',
  method: 'GET',
  path: '/v1/refunds/fund_calls/:id/call.pdf',
  auth: readers,
  isFile: true,
  summary: 'A call for funds as a PDF: its sums, and the signed head of the public log that proves them',
  description: narrowed,
  params: z.strictObject({ id }),
  responses: { 200: fileBytes },
  contentType: 'application/pdf',
  errors: ['NotFoundException'],
});

export const previewFundCall = defineRoute({
  service: 'refunds',
  name: 'previewFundCall',
  method: 'GET',
  path: '/v1/refunds/fund_call_preview',
  auth: administratorOnly,
  work: 'list',
  summary: 'What the next call for funds of a funder would cover, up to the signed head of a day',
  query: z.strictObject({
    funder_id: id,
    until_day: day.optional().describe('The newest head of this day or before; the newest of all where absent'),
  }),
  responses: {
    200: z.object({
      funder_id: id,
      number,
      former_basis: z.enum(fundCallBases).optional().describe('Of its calls before; absent where there is none'),
      until_day: day.optional().describe('Day of the signed head that covers it; absent before the first one'),
      former_day: day.optional().describe('Day of the head that covers the call before; absent before the first one'),
      ...sums,
    }),
  },
  errors: ['NotFoundException'],
});

export const issueFundCall = defineRoute({
  service: 'refunds',
  name: 'issueFundCall',
  method: 'POST',
  path: '/v1/refunds/fund_calls',
  auth: administratorOnly,
  work: 'list',
  summary: 'Issue a call for funds as it was previewed; permission 0 alone',
  description:
    'It goes on where the call before ended, so that no entry is called twice and none is left out, and never changes. The accounts of the funder are told by mail.',
  body: z.strictObject({
    funder_id: id,
    number,
    basis,
    until_day: day.describe('Of the preview'),
    called_cents: z.int().describe('Of the preview'),
  }),
  responses: { 200: fundCall },
  errors: [
    'NotAuthorizedException',
    'NotFoundException',
    'TransitionRefusedException',
    'RefundVersionMismatchException',
  ],
  rateLimit: { perMinute: 30, by: 'account', overReplicas: true },
});
