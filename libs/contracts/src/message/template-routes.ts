import { optOutTopics, templateNames } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly } from '../define/route-parts.ts';

export const previewTemplate = defineRoute({
  service: 'notifications',
  name: 'previewTemplate',
  method: 'GET',
  path: '/v1/notifications/templates/:template',
  auth: administratorOnly,
  summary: 'A mail or SMS as it leaves, with sample data; nothing is sent',
  params: z.strictObject({ template: z.enum(templateNames) }),
  responses: {
    200: z.discriminatedUnion('channel', [
      z.object({
        channel: z.literal('mail'),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        /** Headers beside the usual ones. */
        headers: z.array(z.object({ name: z.string(), value: z.string() })),
      }),
      z.object({
        channel: z.literal('sms'),
        text: z.string(),
        encoding: z.enum(['GSM-7', 'UCS-2']),
        /** In the units of its encoding: septets, or UTF-16 units. */
        length: z.int(),
        segments: z.int(),
      }),
    ]),
  },
});

/** `topic.recipient.number.signature`; the address itself is not in it. */
const optOutToken = z
  .string()
  .regex(new RegExp(`^(${optOutTopics.join('|')})\\.[\\w-]{22}\\.[\\w-]{12}\\.[\\w-]{43}$`), 'Invalid characters');

export const stopMessages = defineRoute({
  service: 'notifications',
  name: 'stopMessages',
  method: 'POST',
  path: '/v1/notifications/opt_outs/:token',
  auth: 'public',
  takesForm: true,
  summary: 'Receive a kind of message no more, by the signed link that stands in each of them',
  description:
    'No sign-in. Mail clients post the form of RFC 8058 here (`List-Unsubscribe-Post`), which is not read. A link serves once: after the messages were resumed it does nothing (409); while they are off it answers as the first time.',
  params: z.strictObject({ token: optOutToken }),
  responses: { 200: z.object({ topic: z.enum(optOutTopics) }) },
  errors: ['BadCodeException', 'TransitionRefusedException'],
  rateLimit: { perMinute: 20, by: 'address' },
});

export const undoStopMessages = defineRoute({
  service: 'notifications',
  name: 'undoStopMessages',
  method: 'DELETE',
  path: '/v1/notifications/opt_outs/:token',
  auth: 'public',
  summary: 'Take back what the same link has just stopped; the link serves again then',
  params: z.strictObject({ token: optOutToken }),
  responses: { 200: z.object({ topic: z.enum(optOutTopics) }) },
  errors: ['BadCodeException'],
  rateLimit: { perMinute: 20, by: 'address' },
});
