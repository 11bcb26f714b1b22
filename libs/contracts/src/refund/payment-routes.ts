import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly, repairerOnly, repairerOrAdministrator } from '../define/route-parts.ts';
import { cursor, id } from '../values/primitives.ts';
import { fileMoney, owed, payment, paymentPromise, promiseWatch, waitingPayments } from './wire.ts';

export const readFileMoney = defineRoute({
  service: 'refunds',
  name: 'readFileMoney',
  scope: 'payments:read',
  method: 'GET',
  path: '/v1/refunds/files/:id',
  auth: repairerOrAdministrator,
  summary: 'What is granted, due and paid for a file, with its ledger',
  description: 'A repairer reads the files of the own establishment.',
  params: z.strictObject({ id }),
  responses: { 200: fileMoney },
  errors: ['NotFoundException'],
});

export const listPayments = defineRoute({
  service: 'refunds',
  name: 'listPayments',
  scope: 'payments:read',
  method: 'GET',
  path: '/v1/refunds/payments',
  auth: repairerOnly,
  work: 'list',
  summary: 'Transfers to the own establishment, newest first, each with its files',
  query: z.strictObject({ created_before: cursor.optional() }),
  responses: { 200: z.array(payment) },
});

export const readOwed = defineRoute({
  service: 'refunds',
  name: 'readOwed',
  scope: 'payments:read',
  method: 'GET',
  path: '/v1/refunds/owed',
  auth: repairerOnly,
  summary: 'What the own establishment is owed, and by when',
  responses: { 200: owed },
});

export const readPaymentPromise = defineRoute({
  service: 'refunds',
  name: 'readPaymentPromise',
  method: 'GET',
  path: '/v1/refunds/promise',
  auth: 'public',
  summary: 'The delay that the programme promises, and how often it held',
  responses: { 200: paymentPromise },
});

export const countLatePromises = defineRoute({
  service: 'refunds',
  name: 'countLatePromises',
  method: 'GET',
  path: '/v1/refunds/promises',
  auth: administratorOnly,
  work: 'list',
  summary: 'How many files the programme pays too late, or will unless the next batch takes them',
  responses: { 200: promiseWatch },
});

export const countWaitingPayments = defineRoute({
  service: 'refunds',
  name: 'countWaitingPayments',
  method: 'GET',
  path: '/v1/refunds/waiting',
  auth: administratorOnly,
  summary: 'How many validated files wait for a batch, and the oldest of them',
  responses: { 200: waitingPayments },
});
