import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { cursor, id, instant } from '../wire/primitives.ts';
import { administratorOnly } from './route-parts.ts';

export const deliveryState = z.enum(['claimed', 'sent', 'delivered', 'failed', 'unknown']);

const listDeliveries = defineRoute({
  service: 'notifications',
  name: 'listDeliveries',
  method: 'GET',
  path: '/v1/notifications/deliveries',
  auth: administratorOnly,
  work: 'list',
  summary: 'Mails and SMS with their fate, newest first; what is unknown is never re-sent by itself',
  query: z.strictObject({ state: deliveryState.optional(), created_before: cursor.optional() }),
  responses: {
    200: z.array(
      z.object({
        delivery_id: id,
        channel: z.enum(['mail', 'sms']),
        template: z.string(),
        aggregate_id: z.string(),
        state: deliveryState,
        reason: z.string().optional(),
        create_date: instant,
      }),
    ),
  },
});

/** The SMS provider tells what became of a message; the path holds a secret known to the provider alone. */
export const reportSmsDelivery = defineRoute({
  service: 'notifications',
  name: 'reportSmsDelivery',
  method: 'POST',
  path: '/v1/notifications/sms_deliveries/:secret',
  auth: 'public',
  summary: 'Callback of the SMS provider',
  params: z.strictObject({ secret: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/, 'Invalid characters') }),
  body: z.strictObject({
    reference: id,
    state: z.enum(['delivered', 'failed']),
    reason: z.string().max(300).optional(),
  }),
  responses: { 200: z.object({ status: z.literal('ok') }) },
  rateLimit: { perMinute: 6000, by: 'address' },
});

export const notificationsRoutes = { listDeliveries, reportSmsDelivery } as const;
