import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly } from '../define/route-parts.ts';
import { cursor, id, instant } from '../values/primitives.ts';
import { callId, callState, callType, webhookCall } from './wire.ts';

const ofAdministrators = { service: 'notifications', auth: administratorOnly } as const;
const params = z.strictObject({ id });
const refusals = ['NotAuthorizedException', 'NotFoundException', 'TransitionRefusedException'] as const;
const rateLimit = { perMinute: 10, by: 'account', overReplicas: true } as const;

export const listWebhookCalls = defineRoute({
  ...ofAdministrators,
  name: 'listWebhookCalls',
  method: 'GET',
  path: '/v1/notifications/webhooks/:id/calls',
  work: 'list',
  summary: 'What a webhook sent, is sending or gave up, newest first; for administrators of permission 0',
  params,
  query: z.strictObject({
    state: callState.optional(),
    type: callType.optional(),
    created_before: cursor.optional(),
  }),
  responses: { 200: z.array(webhookCall) },
  errors: ['NotAuthorizedException', 'NotFoundException'],
});

export const tryWebhook = defineRoute({
  ...ofAdministrators,
  name: 'tryWebhook',
  method: 'POST',
  path: '/v1/notifications/webhooks/:id/trials',
  summary: 'Send `webhook.trial` at once, and tell what the receiver answered; it is tried once',
  params,
  responses: { 200: webhookCall },
  errors: refusals,
  rateLimit,
});

export const resendWebhookCall = defineRoute({
  ...ofAdministrators,
  name: 'resendWebhookCall',
  method: 'POST',
  path: '/v1/notifications/webhooks/:id/calls/:call_id/resend',
  summary: 'Send a call once more now, under the same `webhook-id`, whatever became of it',
  params: params.extend({ call_id: callId }),
  responses: { 200: webhookCall },
  errors: refusals,
});

export const resendWebhookCalls = defineRoute({
  ...ofAdministrators,
  name: 'resendWebhookCalls',
  method: 'POST',
  path: '/v1/notifications/webhooks/:id/resends',
  summary: 'Send all that a webhook was to tell since an instant once more, each under its `webhook-id`',
  description: 'Of the last ninety days; what still waits is sent once.',
  params,
  body: z.strictObject({ since: instant }),
  responses: { 200: z.object({ calls: z.int().describe('How many are sent once more') }) },
  errors: refusals,
  rateLimit,
});
