import { maxOverlapHours } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly, done } from '../define/route-parts.ts';
import { id, rowHash } from '../values/primitives.ts';
import { types, webhook, webhookWithSecret } from './wire.ts';

const ofAdministrators = { service: 'notifications', auth: administratorOnly } as const;
const params = z.strictObject({ id });
const version = z.strictObject({ last_row_hash: rowHash });
const refusals = ['NotAuthorizedException', 'NotFoundException', 'TransitionRefusedException'] as const;
const refusalsOfChange = [...refusals, 'EntityVersionMismatchException'] as const;
const rateLimit = { perMinute: 10, by: 'account', overReplicas: true } as const;

/** An address of the web, or of the own machine where an installation is only tried; the service looks where it leads. */
const url = z
  .string()
  .max(500, 'Too long')
  .regex(/^https?:\/\/[!-~]+$/, 'Invalid url')
  .describe('Address that is called: https, on the public network');

export const listWebhooks = defineRoute({
  ...ofAdministrators,
  name: 'listWebhooks',
  method: 'GET',
  path: '/v1/notifications/webhooks',
  summary: 'The webhooks of a client, oldest first; for administrators of permission 0',
  query: z.strictObject({ client_id: id }),
  responses: { 200: z.array(webhook) },
  errors: ['NotAuthorizedException'],
});

export const createWebhook = defineRoute({
  ...ofAdministrators,
  name: 'createWebhook',
  method: 'POST',
  path: '/v1/notifications/webhooks',
  summary: 'Let software be told of events at its address; the secret that signs is told in this answer alone',
  description:
    'Of the types that the scopes of the client cover, and of what its binding lets it read: a shop its own, a funder its own without shop and person. By https and on the public network alone.',
  body: z.strictObject({ client_id: id, url, types }),
  responses: { 200: webhookWithSecret },
  errors: refusals,
  rateLimit,
});

export const changeWebhook = defineRoute({
  ...ofAdministrators,
  name: 'changeWebhook',
  method: 'PUT',
  path: '/v1/notifications/webhooks/:id',
  summary: 'Change of which events a webhook tells from now on',
  params,
  body: version.extend({ types }),
  responses: { 200: webhook },
  errors: refusalsOfChange,
});

export const pauseWebhook = defineRoute({
  ...ofAdministrators,
  name: 'pauseWebhook',
  method: 'PUT',
  path: '/v1/notifications/webhooks/:id/pause',
  summary: 'Call no more until the webhook is resumed; what happens meanwhile waits',
  params,
  body: version,
  responses: { 200: webhook },
  errors: refusalsOfChange,
});

export const resumeWebhook = defineRoute({
  ...ofAdministrators,
  name: 'resumeWebhook',
  method: 'PUT',
  path: '/v1/notifications/webhooks/:id/resume',
  summary: 'Call again, what waited first; a webhook that was disabled too',
  params,
  body: version,
  responses: { 200: webhook },
  errors: refusalsOfChange,
});

export const createWebhookSecret = defineRoute({
  ...ofAdministrators,
  name: 'createWebhookSecret',
  method: 'POST',
  path: '/v1/notifications/webhooks/:id/secrets',
  summary: 'A new secret that signs from now on, told in this answer alone',
  description: 'Calls are signed with the former one as well for so many hours: zero where it has become known.',
  params,
  body: version.extend({ overlap_hours: z.int().min(0).max(maxOverlapHours) }),
  responses: { 200: webhookWithSecret },
  errors: refusalsOfChange,
  rateLimit,
});

export const deleteWebhook = defineRoute({
  ...ofAdministrators,
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/v1/notifications/webhooks/:id',
  summary: 'Remove a webhook with its secrets, its log and what waits',
  params,
  responses: { 200: done },
  errors: ['NotAuthorizedException', 'NotFoundException'],
});
