import { optOutTopics } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { delivery, deliveryState, recipient } from './wire.ts';
import { cursor, id, instant } from '../values/primitives.ts';
import { administratorOnly, done, staffOnly } from '../define/route-parts.ts';

const topic = z.enum(optOutTopics);
const fileQuery = z.strictObject({ created_before: cursor.optional() });
/** A person is looked up. */
const rateLimit = { perMinute: 30, by: 'account', overReplicas: true } as const;

export const listDeliveries = defineRoute({
  service: 'notifications',
  name: 'listDeliveries',
  method: 'GET',
  path: '/v1/notifications/deliveries',
  auth: administratorOnly,
  work: 'list',
  summary: 'Mails and SMS with their fate, newest first; what is unknown is never re-sent by itself',
  query: z.strictObject({ state: deliveryState.optional(), created_before: cursor.optional() }),
  responses: { 200: z.array(delivery) },
});

export const listRepairMessages = defineRoute({
  service: 'notifications',
  name: 'listRepairMessages',
  method: 'GET',
  path: '/v1/notifications/repair_messages/:id',
  auth: administratorOnly,
  summary: 'The mails and SMS about a repair file, newest first',
  params: z.strictObject({ id }),
  query: fileQuery,
  responses: { 200: z.array(delivery) },
});

export const listEntityMessages = defineRoute({
  service: 'notifications',
  name: 'listEntityMessages',
  method: 'GET',
  path: '/v1/notifications/entity_messages/:id',
  auth: staffOnly,
  summary: 'The mails about an establishment, newest first, for whoever may read its file',
  params: z.strictObject({ id }),
  query: fileQuery,
  responses: { 200: z.array(delivery) },
  errors: ['EntityNotFoundException', 'NotAuthorizedException'],
});

export const listAddressMessages = defineRoute({
  service: 'notifications',
  name: 'listAddressMessages',
  method: 'POST',
  path: '/v1/notifications/address_messages',
  auth: administratorOnly,
  work: 'list',
  summary: 'What one address or phone received, newest first, and what it asked not to receive',
  description: 'A POST, so that the address stands in no log of addresses.',
  body: z.strictObject({ to: recipient, created_before: cursor.optional() }),
  responses: {
    200: z.object({
      deliveries: z.array(delivery),
      opt_outs: z.array(z.object({ topic, since: instant })),
    }),
  },
  rateLimit,
});

export const resumeMessages = defineRoute({
  service: 'notifications',
  name: 'resumeMessages',
  method: 'POST',
  path: '/v1/notifications/opt_outs_lifted',
  auth: administratorOnly,
  summary: 'Send a kind of message to an address again that had asked not to receive it and now asks for it',
  body: z.strictObject({ to: recipient, topic }),
  responses: { 200: done },
  rateLimit,
});
