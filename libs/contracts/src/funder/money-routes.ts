import { refundStates } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { funderOnly } from '../define/route-parts.ts';
import { cursor, day, id, instant } from '../values/primitives.ts';

const month = z.object({
  month: z.string().describe('Month of the entries, `YYYY-MM`'),
  granted_cents: z.int().describe('Granted, corrections included, cents'),
  paid_cents: z.int().describe('Paid, cents'),
  returned_cents: z.int().describe('Sent back by banks and paid back by shops, cents; 0 or less'),
});

export const readOwnMoney = defineRoute({
  service: 'refunds',
  name: 'readOwnMoney',
  scope: 'payments:read',
  method: 'GET',
  path: '/v1/refunds/own_money',
  auth: funderOnly,
  summary: 'What was granted, paid and sent back of the caller’s own share by month, and what waits',
  description:
    'The funder is the one of the token. Months are those of the public log, as far as its newest head covers it.',
  responses: {
    200: z.object({
      day: day.optional().describe('Day of the head that covers the months; absent before the first one'),
      months: z.array(month).describe('Oldest first'),
      waiting_shares: z.int().describe('Shares of validated files of which something is to pay, in no batch yet'),
      waiting_cents: z.int().describe('What is to pay of them, cents'),
      batched_shares: z.int().describe('Shares that stand in a batch whose bank has not answered'),
      batched_cents: z.int().describe('What these batches pay of them, cents'),
      overpaid_shares: z.int().describe('Shares of which more was paid than they are worth now, in no batch yet'),
      overpaid_cents: z.int().describe('What shops owe back of them, cents'),
    }),
  },
});

export const listOwnBatches = defineRoute({
  service: 'refunds',
  name: 'listOwnBatches',
  scope: 'payments:read',
  method: 'GET',
  path: '/v1/refunds/own_batches',
  auth: funderOnly,
  work: 'list',
  summary: 'Batches of transfers from the account of the caller, newest first, without payees',
  description: 'The funder is the one of the token.',
  query: z.strictObject({ created_before: cursor.optional() }),
  responses: {
    200: z.array(
      z.object({
        batch_id: id,
        created_at: instant,
        state: z.enum(refundStates),
        shares: z.int().describe('Shares of files that it pays'),
        transfers: z.int().describe('Transfers of it; 0 before its approval'),
        total_cents: z.int(),
        paid_cents: z.int().describe('What the bank has paid of it and not sent back, cents'),
      }),
    ),
  },
});
