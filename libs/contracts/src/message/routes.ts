import { establishmentMails } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { deliveryState } from './wire.ts';
import { id, instant, text } from '../values/primitives.ts';
import { done, staffOnly } from '../define/route-parts.ts';

const maxEvents = 100;

/** Event ids, separated by commas. */
const eventIds = z
  .string()
  .max(maxEvents * 65, 'Too long')
  .transform((list) => list.split(','))
  .pipe(z.array(id).min(1).max(maxEvents));

export const listEntityDeliveries = defineRoute({
  service: 'notifications',
  name: 'listEntityDeliveries',
  method: 'GET',
  path: '/v1/notifications/entity_deliveries/:id',
  auth: staffOnly,
  summary: 'What became of the mails of an establishment’s decisions, for whoever reviews its file',
  params: z.strictObject({ id }),
  query: z.strictObject({ event_ids: eventIds }),
  responses: {
    200: z.array(
      z.object({
        event_id: z.string(),
        template: z.string(),
        state: deliveryState,
        reason: z.string().optional(),
        create_date: instant,
      }),
    ),
  },
  errors: ['EntityNotFoundException', 'NotAuthorizedException'],
});

export const previewEntityMail = defineRoute({
  service: 'notifications',
  name: 'previewEntityMail',
  method: 'POST',
  path: '/v1/notifications/mail_previews',
  auth: staffOnly,
  summary: 'The very mail that a decision will send, before it is taken; nothing is sent',
  body: z.strictObject({
    entity_id: id,
    mail: z.enum(establishmentMails),
    /** French, as the decision will give them. */
    reasons: z.array(text(2000)).max(20),
  }),
  responses: { 200: z.object({ to: z.string(), subject: z.string(), paragraphs: z.array(z.string()) }) },
  errors: ['EntityNotFoundException', 'NotAuthorizedException'],
});

/** The SMS provider tells what became of a message; the path holds a secret known to the provider alone, and the body is signed. */
export const reportSmsDelivery = defineRoute({
  service: 'notifications',
  name: 'reportSmsDelivery',
  method: 'POST',
  path: '/v1/notifications/sms_deliveries/:secret',
  auth: 'public',
  summary: 'Callback of the SMS provider, signed by x-alveole-signature',
  description:
    'For a provider that speaks our protocol (`SMS_PROVIDER=http`). The header is `t=<seconds since 1970>,v1=<hex>`: HMAC-SHA256 under `SMS_SIGNING_SECRET` of `callback`, the seconds and the body as it travels, a line each; good for five minutes. A repeated report changes nothing.',
  params: z.strictObject({ secret: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/, 'Invalid characters') }),
  body: z.strictObject({
    reference: id,
    state: z.enum(['delivered', 'failed']),
    reason: z.string().max(300).optional(),
  }),
  responses: { 200: done },
  errors: ['NotAuthorizedException'],
  rateLimit: { perMinute: 6000, by: 'address' },
});

/** Brevo signs nothing: the path holds a secret that it is told with each SMS. It adds fields as it likes. */
export const reportBrevoSms = defineRoute({
  service: 'notifications',
  name: 'reportBrevoSms',
  method: 'POST',
  path: '/v1/notifications/brevo_sms/:secret',
  auth: 'public',
  summary: 'Callback of Brevo (`webUrl` of its SMS), where it is the provider',
  params: z.strictObject({ secret: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/, 'Invalid characters') }),
  body: z.looseObject({
    messageId: z.int().positive(),
    msg_status: text(40),
  }),
  responses: { 200: done },
  rateLimit: { perMinute: 6000, by: 'address' },
});

export {
  listDeliveries,
  listRepairMessages,
  listEntityMessages,
  listAddressMessages,
  resumeMessages,
} from './history-routes.ts';
export { sendMail, sendMailV2 } from './send-mail-routes.ts';
export { previewTemplate, stopMessages, undoStopMessages } from './template-routes.ts';
