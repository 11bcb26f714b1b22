import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { id, mail, text } from '../values/primitives.ts';
import { done, staffOnly } from '../define/route-parts.ts';
import { mailCodes } from './wire.ts';

/** One line: a line break would begin another header. */
const subject = text(200).regex(/^[^\r\n]*\S[^\r\n]*$/, 'Invalid subject');
const rateLimit = { perMinute: 10, by: 'account', overReplicas: true } as const;

export const sendMail = defineRoute({
  service: 'notifications',
  name: 'sendMail',
  method: 'POST',
  path: '/backend/send_mail',
  auth: staffOnly,
  summary: 'Write to an establishment of one’s lists, or (ADM) to a beneficiary',
  description:
    'The mail has the programme’s frame and the paragraphs of `text_body`; `html_body` counts where there is no text, and is shown as it is written: nothing that a person gives is markup. The same mail by the same person on the same day is sent once.',
  body: z
    .strictObject({
      to: mail,
      html_body: text(20_000).optional(),
      text_body: text(10_000).optional(),
      subject,
    })
    .refine(({ html_body = '', text_body = '' }) => `${text_body}${html_body}`.trim() !== '', {
      path: ['text_body'],
      message: 'Field is required',
    }),
  responses: { 200: done },
  errors: ['NotAuthorizedException', 'ServiceUnavailableException'],
  rateLimit,
});

export const sendMailV2 = defineRoute({
  service: 'notifications',
  name: 'sendMailV2',
  method: 'POST',
  path: '/backend/send_mail_v2',
  auth: staffOnly,
  summary: 'Send the mail of a code to an establishment of one’s lists',
  description:
    'The event of the decision sends this mail already: the same code for the same version of the establishment is answered without a second mail. CODE29, a complement, is asked for by ADM and never sent here: the event of the complement tells the file’s number and its lines. CODE32 is sent by ADM and ALL, CODE33 and CODE34 by FUB and ALL. `subject` is accepted and ignored: the code has its own.',
  body: z.strictObject({
    code: z.enum(mailCodes),
    entity_id: id,
    lines: z.array(text(2000)).max(20).default([]),
    subject: text(200).optional(),
  }),
  responses: { 200: done },
  errors: ['EntityNotFoundException', 'NotAuthorizedException', 'ServiceUnavailableException'],
  rateLimit,
});
