import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { done } from '../define/route-parts.ts';
import { askedAs, requestKind, requestReference } from './wire.ts';

const own = { service: 'enrolment', auth: 'public' } as const;

export const askOwnData = defineRoute({
  ...own,
  name: 'askOwnData',
  method: 'POST',
  path: '/v1/enrolment/own_data',
  summary: 'Ask for access to one’s own data, their correction or their erasure',
  description: 'The answer is the same whether anything names the person or not.',
  body: z
    .strictObject(askedAs)
    .refine(({ mobile, mail }) => (mobile === undefined) !== (mail === undefined), 'A mobile or a mail'),
  responses: { 200: z.object({ reference: requestReference }) },
  errors: ['TooManyRequestsException'],
  rateLimit: { perMinute: 5, by: 'address', overReplicas: true },
});

export const sendOwnDataCode = defineRoute({
  ...own,
  name: 'sendOwnDataCode',
  method: 'POST',
  path: '/v1/enrolment/own_data/code',
  summary: 'A new code for a request whose person the desk has found, to the number or address that the files hold',
  description: 'The answer is the same for every reference; nothing is sent of one that is not known.',
  body: z.strictObject({ reference: requestReference }),
  responses: { 200: done },
  errors: ['TooManyRequestsException'],
  rateLimit: { perMinute: 5, by: 'address', overReplicas: true },
});

export const readOwnData = defineRoute({
  ...own,
  name: 'readOwnData',
  method: 'POST',
  path: '/v1/enrolment/own_data/read',
  summary: 'Show by a code who asks, and download the export where it is ready',
  body: z.strictObject({ reference: requestReference, code: z.string().regex(/^[0-9]{6}$/, 'Invalid code') }),
  responses: {
    200: z.object({
      kind: requestKind,
      is_closed: z.boolean(),
      download_url: z.url().optional(),
    }),
  },
  errors: ['BadCodeException', 'TooManyRequestsException'],
  rateLimit: { perMinute: 10, by: 'address', overReplicas: true },
});
