import { receiptStates, recoveryStates } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly, repairerOnly } from '../define/route-parts.ts';
import { cursor, euros, id, rowHash } from '../values/primitives.ts';
import { debt, ownRecovery, receipt, recovery, recoveryReason, wholeRecovery } from './wire.ts';

const paths = '/v1/refunds/recoveries';
const params = z.strictObject({ id });
const writing = { rateLimit: { perMinute: 30, by: 'account', overReplicas: true } } as const;

export const listDebts = defineRoute({
  service: 'refunds',
  name: 'listDebts',
  method: 'GET',
  path: '/v1/refunds/debts',
  auth: administratorOnly,
  work: 'list',
  summary: 'Establishments that owe and that nobody has asked for a payment, in the order of their ids',
  query: z.strictObject({ after: id.optional() }),
  responses: { 200: z.object({ debts: z.array(debt), next: id.optional() }) },
});

export const requestPayment = defineRoute({
  service: 'refunds',
  name: 'requestPayment',
  method: 'POST',
  path: paths,
  auth: administratorOnly,
  summary: 'Ask an establishment to pay back what it owes to a funder, by mail and on its page',
  description:
    'Once no file has moved its account for the days that the installation says, once the establishment has left the programme, or with a reason. The amount is the one that the caller read: another one refuses the call. One request an establishment and funder is open at a time.',
  body: z.strictObject({
    entity_id: id,
    funder_id: id.optional(),
    amount: euros,
    reason: recoveryReason.optional(),
  }),
  responses: { 200: wholeRecovery },
  errors: ['TransitionRefusedException', 'DuplicatesValueException', 'RefundVersionMismatchException'],
  ...writing,
});

export const listRecoveries = defineRoute({
  service: 'refunds',
  name: 'listRecoveries',
  scope: 'payments:read',
  method: 'GET',
  path: paths,
  auth: administratorOnly,
  work: 'list',
  summary: 'Payment requests, oldest first',
  query: z.strictObject({ created_after: cursor.optional(), state: z.enum(recoveryStates).optional() }),
  responses: { 200: z.array(recovery) },
});

export const readRecovery = defineRoute({
  service: 'refunds',
  name: 'readRecovery',
  method: 'GET',
  path: `${paths}/:id`,
  auth: administratorOnly,
  summary: 'A payment request with its files and all that happened to it',
  params,
  responses: { 200: wholeRecovery },
  errors: ['NotFoundException'],
});

export const writeOffRecovery = defineRoute({
  service: 'refunds',
  name: 'writeOffRecovery',
  method: 'PUT',
  path: `${paths}/:id`,
  auth: administratorOnly,
  summary: 'Propose to write off what is left of a payment request, take that back, or confirm it',
  description: 'Whoever proposed it does not confirm it. Only confirmed, the establishment owes nothing more of it.',
  params,
  body: z.union([
    z.strictObject({ last_row_hash: rowHash, act: z.literal('propose'), reason: recoveryReason }),
    z.strictObject({ last_row_hash: rowHash, act: z.enum(['take_back', 'confirm']) }),
  ]),
  responses: { 200: wholeRecovery },
  errors: [
    'NotFoundException',
    'NotAuthorizedException',
    'RefundVersionMismatchException',
    'TransitionRefusedException',
    'TooManyRequestsException',
  ],
  ...writing,
});

export const listOwnRecoveries = defineRoute({
  service: 'refunds',
  name: 'listOwnRecoveries',
  scope: 'payments:read',
  method: 'GET',
  path: '/v1/refunds/own_recoveries',
  auth: repairerOnly,
  summary: 'The payment requests to the own establishment, newest first, with whom to pay and what to name',
  whenClosed: 'answered',
  responses: { 200: z.array(ownRecovery) },
});

export const listReceipts = defineRoute({
  service: 'refunds',
  name: 'listReceipts',
  method: 'GET',
  path: '/v1/refunds/receipts',
  auth: administratorOnly,
  work: 'list',
  summary: 'Money from establishments that settles no request by itself, oldest first, until two people settled it',
  query: z.strictObject({ created_after: cursor.optional() }),
  responses: { 200: z.array(receipt) },
});

export const settleReceipt = defineRoute({
  service: 'refunds',
  name: 'settleReceipt',
  method: 'PUT',
  path: '/v1/refunds/receipts/:id',
  auth: administratorOnly,
  summary: 'Propose what money is for, take that back, or confirm it',
  description:
    'It pays an open request to the same account, or was given back. Whoever proposed it does not confirm it; until then it is taken back.',
  params,
  body: z.union([
    z.strictObject({
      last_row_hash: rowHash,
      act: z.literal('propose'),
      answer: z.literal('attribute'),
      recovery_id: id,
    }),
    z.strictObject({ last_row_hash: rowHash, act: z.literal('propose'), answer: z.literal('give_back') }),
    z.strictObject({ last_row_hash: rowHash, act: z.enum(['take_back', 'confirm']) }),
  ]),
  responses: { 200: z.object({ receipt_id: id, state: z.enum(receiptStates), row_hash: rowHash }) },
  errors: [
    'NotFoundException',
    'NotAuthorizedException',
    'RefundVersionMismatchException',
    'TransitionRefusedException',
    'TooManyRequestsException',
  ],
  ...writing,
});
