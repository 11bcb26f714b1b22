import { maxSuspensionReason, paymentSuspensionActs } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly } from '../define/route-parts.ts';
import { id, instant, text } from '../values/primitives.ts';

const suspension = z.object({ reason: z.string(), user_name: z.string(), since: instant });

export const listPaymentSuspensions = defineRoute({
  service: 'refunds',
  name: 'listPaymentSuspensions',
  method: 'GET',
  path: '/v1/refunds/suspensions',
  auth: administratorOnly,
  work: 'list',
  summary: 'The establishments whose payments are suspended, with who suspended them, why and since when',
  responses: { 200: z.array(suspension.extend({ entity_id: id })) },
});

export const readPaymentSuspension = defineRoute({
  service: 'refunds',
  name: 'readPaymentSuspension',
  method: 'GET',
  path: '/v1/refunds/suspensions/:id',
  auth: administratorOnly,
  summary: 'Whether the payments of an establishment are suspended, and who suspended and resumed them before',
  params: z.strictObject({ id }),
  responses: {
    200: z.object({
      suspension: suspension.optional().describe('The one in force; absent while payments go on'),
      changes: z
        .array(z.object({ act: z.enum(paymentSuspensionActs), reason: z.string(), user_name: z.string(), at: instant }))
        .describe('Newest first'),
    }),
  },
});

export const suspendPayments = defineRoute({
  service: 'refunds',
  name: 'suspendPayments',
  method: 'PUT',
  path: '/v1/refunds/suspensions',
  auth: administratorOnly,
  summary: 'Suspend the payments of establishments, or resume them; permission 0 alone',
  description:
    'While they are suspended, nothing that is due enters a batch, and what a draft contains leaves it at its approval; approved and exported batches stay as they are. An establishment that stands so already, or that nobody knows, is `unchanged`.',
  body: z.strictObject({
    act: z.enum(paymentSuspensionActs),
    entity_ids: z.array(id).min(1).max(200),
    reason: text(maxSuspensionReason).trim().min(1, 'Field is required'),
  }),
  responses: {
    200: z.object({
      changed: z.array(id).describe('The establishments whose payments are suspended, or resumed, by this call'),
      unchanged: z.array(id).describe('Those that stood so already, and those that nobody knows'),
    }),
  },
  errors: ['NotAuthorizedException', 'TooManyRequestsException'],
  rateLimit: { perMinute: 30, by: 'account', overReplicas: true },
});

const setting = z.strictObject({
  is_shown: z.boolean().describe('Whether an establishment reads that its payments are suspended, and why'),
});

export const readSuspensionSetting = defineRoute({
  service: 'refunds',
  name: 'readSuspensionSetting',
  method: 'GET',
  path: '/v1/refunds/suspension_setting',
  auth: administratorOnly,
  summary: 'Whether establishments read that their payments are suspended',
  responses: { 200: setting },
});

export const showSuspensions = defineRoute({
  service: 'refunds',
  name: 'showSuspensions',
  method: 'PUT',
  path: '/v1/refunds/suspension_setting',
  auth: administratorOnly,
  summary: 'Set whether establishments read that their payments are suspended; permission 0 alone',
  body: setting,
  responses: { 200: setting },
  errors: ['NotAuthorizedException'],
});
