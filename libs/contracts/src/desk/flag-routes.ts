import { flagSubjects, maxFlagReason } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly } from '../define/route-parts.ts';
import { id, instant, text } from '../values/primitives.ts';

const subject = z.enum(flagSubjects).describe('`shop`: an establishment; `person`: a beneficiary, by `consumer_id`');
const subjectId = id.describe('The `entity_id` of a shop, the `consumer_id` of a person');
const lastDay = z.iso.date().describe('In force until the end of this day');
const reason = text(maxFlagReason).trim().min(1, 'Field is required');

const flag = z.object({
  flag_id: id.describe('Of the flag'),
  subject,
  subject_id: subjectId,
  reason: z.string(),
  last_day: z.string(),
  user_name: z.string(),
  set_at: instant.describe('When it was set'),
  state: z.enum(['in-force', 'removed', 'expired']),
  removed_by: z.string().optional().describe('Name of whoever took it away before its last day'),
  removed_at: instant.optional().describe('When that was'),
});

export const listFlags = defineRoute({
  service: 'enrolment',
  name: 'listFlags',
  method: 'GET',
  path: '/v1/enrolment/flags',
  auth: administratorOnly,
  work: 'list',
  summary: 'The flags in force on establishments and beneficiaries',
  responses: { 200: z.array(flag) },
});

export const readFlags = defineRoute({
  service: 'enrolment',
  name: 'readFlags',
  method: 'GET',
  path: '/v1/enrolment/flags/:subject/:id',
  auth: administratorOnly,
  summary: 'Every flag that an establishment or a beneficiary has or had, newest first',
  params: z.strictObject({ subject, id }),
  responses: { 200: z.array(flag) },
});

export const flagSubject = defineRoute({
  service: 'enrolment',
  name: 'flagSubject',
  method: 'POST',
  path: '/v1/enrolment/flags',
  auth: administratorOnly,
  summary: 'Flag an establishment or a beneficiary, with a reason and a last day',
  description: 'Staff alone reads it. It ends by itself behind its last day, two years ahead at most.',
  body: z.strictObject({ subject, subject_id: subjectId, reason, last_day: lastDay }),
  responses: { 200: flag },
  errors: ['NotFoundException', 'TooManyRequestsException'],
  rateLimit: { perMinute: 60, by: 'account', overReplicas: true },
});

export const removeFlag = defineRoute({
  service: 'enrolment',
  name: 'removeFlag',
  method: 'DELETE',
  path: '/v1/enrolment/flags/:id',
  auth: administratorOnly,
  summary: 'Take a flag away before its last day; its history stays',
  description: 'A flag that is no longer in force stays as it is.',
  params: z.strictObject({ id }),
  responses: { 200: flag },
  errors: ['NotFoundException'],
});
