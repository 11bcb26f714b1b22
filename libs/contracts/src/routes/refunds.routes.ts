import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { cursor, id, rowHash } from '../wire/primitives.ts';
import { refundableRepair, refundBatch, refundState } from '../wire/refund.ts';
import { administratorOnly } from './route-parts.ts';

export const listRefundable = defineRoute({
  service: 'refunds',
  name: 'listRefundable',
  method: 'GET',
  path: '/backend/repairs_to_refund',
  auth: administratorOnly,
  work: 'list',
  summary: 'Validated files that wait for their transfer, oldest first',
  query: z.strictObject({ created_after: cursor.optional() }),
  responses: { 200: z.array(refundableRepair) },
});

export const listRefunds = defineRoute({
  service: 'refunds',
  name: 'listRefunds',
  method: 'GET',
  path: '/backend/refunds',
  auth: administratorOnly,
  work: 'list',
  summary: 'Batches of transfers, newest first',
  query: z.strictObject({ created_before: cursor.optional() }),
  responses: { 200: z.array(refundBatch) },
});

export const writeRefund = defineRoute({
  service: 'refunds',
  name: 'writeRefund',
  method: 'PUT',
  path: '/backend/refund',
  auth: administratorOnly,
  summary: 'Draft a batch, then approve, export and confirm it',
  description: 'The approver is not the drafter. Only `confirmed` makes the files refunded, by event.',
  body: z.union([
    z.strictObject({ repair_ids: z.array(id).min(1).max(5000) }),
    z.strictObject({ refund_id: id, state: refundState.exclude(['drafted']), last_row_hash: rowHash }),
  ]),
  responses: { 200: z.object({ refund_id: id, state: refundState, row_hash: rowHash, sepa_url: z.string() }) },
  errors: [
    'NotAuthorizedException',
    'RefundVersionMismatchException',
    'TransitionRefusedException',
    'TooManyRequestsException',
  ],
  rateLimit: { perMinute: 30, by: 'account', overReplicas: true },
});

const listRefundedRepairs = defineRoute({
  service: 'refunds',
  name: 'listRefundedRepairs',
  method: 'GET',
  path: '/backend/repairs_refunded/:id',
  auth: administratorOnly,
  work: 'list',
  summary: 'The files of a batch',
  params: z.strictObject({ id }),
  responses: { 200: refundBatch },
  errors: ['NotFoundException'],
});

export const readSepaFile = defineRoute({
  service: 'refunds',
  name: 'readSepaFile',
  method: 'GET',
  path: '/v1/refunds/batches/:id/sepa.xml',
  auth: administratorOnly,
  summary: 'The pain.001 file of an approved batch',
  params: z.strictObject({ id }),
  responses: { 200: z.string() },
  contentType: 'application/xml',
  errors: ['NotFoundException', 'TransitionRefusedException'],
});

export const refundsRoutes = { listRefundable, listRefunds, writeRefund, listRefundedRepairs, readSepaFile } as const;
