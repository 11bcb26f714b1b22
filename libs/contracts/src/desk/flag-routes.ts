import { flagSubjects, maxFlagReason } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly } from '../define/route-parts.ts';
import { id, instant, text } from '../values/primitives.ts';

const subject = z.enum(flagSubjects).describe('`shop`: an establishment; `person`: a beneficiary, by `consumer_id`');
const lastDay = z.iso.date().describe('In force until the end of this day in Europe/Paris');
const reason = text(maxFlagReason).trim().min(1, 'Field is required');

const flag = z.object({
  flag_id: id,
  subject,
  subject_id: id,
  reason: z.string(),
  last_day: z.string(),
  user_name: z.string(),
  set_at: instant,
  state: z.enum(['in-force', 'removed', 'expired']),
  removed_by: z.string().optional(),
  removed_at: instant.optional(),
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
  body: z.strictObject({ subject, subject_id: id, reason, last_day: lastDay }),
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
