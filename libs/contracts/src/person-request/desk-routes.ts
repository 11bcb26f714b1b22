import { personRequestChannels } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly } from '../define/route-parts.ts';
import { birthDay, cursor, day, id, internationalPhone, mail, text } from '../values/primitives.ts';
import { askedAs, fateLine, foundSubject, personRequest, requestAct } from './wire.ts';

const desk = { service: 'enrolment', auth: administratorOnly } as const;
const ofRequest = { params: z.strictObject({ id }) };

export const listPersonRequests = defineRoute({
  ...desk,
  name: 'listPersonRequests',
  method: 'GET',
  path: '/v1/enrolment/person_requests',
  summary: 'Requests of persons: the open ones by due date, or the closed ones, newest first',
  query: z.strictObject({ standing: z.enum(['open', 'closed'], 'Invalid value'), after: cursor.optional() }),
  responses: { 200: z.object({ requests: z.array(personRequest), after: z.string().optional() }) },
  work: 'list',
});

export const createPersonRequest = defineRoute({
  ...desk,
  name: 'createPersonRequest',
  method: 'POST',
  path: '/v1/enrolment/person_requests',
  summary: 'Open a request that came by post or mail; its time runs from its receipt',
  body: z.strictObject({
    ...askedAs,
    channel: z.enum(personRequestChannels, 'Invalid value').exclude(['page']),
    received_on: day,
  }),
  responses: { 200: personRequest },
  rateLimit: { perMinute: 30, by: 'account' },
});

export const readPersonRequest = defineRoute({
  ...desk,
  ...ofRequest,
  name: 'readPersonRequest',
  method: 'GET',
  path: '/v1/enrolment/person_requests/:id',
  summary: 'A request with all that was done to it',
  responses: { 200: personRequest },
  errors: ['NotFoundException'],
});

export const changePersonRequest = defineRoute({
  ...desk,
  ...ofRequest,
  name: 'changePersonRequest',
  method: 'PUT',
  path: '/v1/enrolment/person_requests/:id',
  summary: 'Do one act to a request: link, check who asks, extend, export, correct, erase, answer or refuse',
  description: 'Erasing is for administrators of permission 0, and takes the `plan_hash` of the plan that was shown.',
  body: requestAct,
  responses: { 200: personRequest },
  errors: [
    'NotFoundException',
    'NotAuthorizedException',
    'TransitionRefusedException',
    'EntityVersionMismatchException',
    'DuplicatesValueException',
    'BadCodeException',
    'TooManyRequestsException',
  ],
  rateLimit: { perMinute: 60, by: 'account' },
});

export const findPersonTraces = defineRoute({
  ...desk,
  ...ofRequest,
  name: 'findPersonTraces',
  method: 'POST',
  path: '/v1/enrolment/person_requests/:id/traces',
  summary: 'What names a person in every service, by number, address, or name and birth date',
  description: 'One of them at least. In the body, since addresses of calls are logged.',
  body: z.strictObject({
    mobile: internationalPhone.optional(),
    mail: mail.optional(),
    first_name: text(100).optional(),
    last_name: text(100).optional(),
    birth_date: birthDay.optional(),
  }),
  responses: { 200: z.object({ subjects: z.array(foundSubject) }) },
  errors: ['NotFoundException'],
  rateLimit: { perMinute: 30, by: 'account', overReplicas: true },
});

export const readErasurePlan = defineRoute({
  ...desk,
  ...ofRequest,
  name: 'readErasurePlan',
  method: 'GET',
  path: '/v1/enrolment/person_requests/:id/erasure_plan',
  summary: 'What an erasure would remove and what stays, with reason and end; nothing is written',
  responses: { 200: z.object({ plan_hash: z.string(), lines: z.array(fateLine) }) },
  errors: ['NotFoundException', 'NotAuthorizedException', 'TransitionRefusedException'],
  work: 'list',
});

export const readPersonExport = defineRoute({
  ...desk,
  ...ofRequest,
  name: 'readPersonExport',
  method: 'GET',
  path: '/v1/enrolment/person_requests/:id/export',
  summary: 'An address of fifteen minutes for the export of a request',
  responses: { 200: z.object({ download_url: z.url() }) },
  errors: ['NotFoundException'],
  rateLimit: { perMinute: 30, by: 'account' },
});

export const readRequestDraft = defineRoute({
  ...desk,
  ...ofRequest,
  name: 'readRequestDraft',
  method: 'GET',
  path: '/v1/enrolment/person_requests/:id/draft',
  summary: 'The answer in French, made of what was done; whoever sends it may change it',
  query: z.strictObject({ reason: text(1000).optional() }),
  responses: { 200: z.object({ text: z.string() }) },
  errors: ['NotFoundException'],
});
