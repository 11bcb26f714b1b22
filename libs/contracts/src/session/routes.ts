import { newPassword } from '@alveole/validation';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { tokens } from './wire.ts';
import { accountGender, establishmentStatus } from '../establishment/kind-wire.ts';
import { id, mail, sixDigits, text } from '../values/primitives.ts';
import { done } from '../define/route-parts.ts';

const session = z.object({
  ...tokens,
  user_id: id,
  entity_id: id,
  entity_status: establishmentStatus,
  entity_gender: accountGender,
  /** The general conditions, and the terms of use, await the partner's answer. */
  need_cgs: z.boolean().optional(),
  need_cgu: z.boolean().optional(),
});

export const signIn = defineRoute({
  service: 'auth',
  name: 'signIn',
  method: 'POST',
  path: '/enrolment/signin',
  auth: 'public',
  work: 'hashed',
  summary: 'Sign in with mail and password',
  body: z.strictObject({
    mail,
    password: text(200).min(1, 'Field is required'),
    remember_me: z
      .boolean()
      .optional()
      .describe(
        'false on a device of many people: the device cookie ends with the browser, and the refresh token after 12 hours without use. Absent means true.',
      ),
  }),
  responses: { 200: session },
  errors: ['NotAuthorizedException', 'TooManyRequestsException'],
  rateLimit: { perMinute: 20, by: 'address', overReplicas: true },
});

export const refreshSession = defineRoute({
  service: 'auth',
  name: 'refreshSession',
  method: 'GET',
  path: '/enrolment/signin',
  auth: 'refresh',
  whenClosed: 'answered',
  summary: 'Exchange a refresh token for new tokens',
  description:
    'Answers both tokens: refresh tokens rotate. The predecessor stays valid until its successor is used, plus 30 s; a later reuse closes the family.',
  responses: { 200: session },
  errors: ['TokenException'],
  rateLimit: { perMinute: 60, by: 'address' },
});

export const signOut = defineRoute({
  service: 'auth',
  name: 'signOut',
  method: 'POST',
  path: '/v1/auth/signout',
  auth: 'refresh',
  whenClosed: 'answered',
  summary: 'Close the session: its whole family of refresh tokens',
  responses: { 200: done },
});

export const requestRecovery = defineRoute({
  service: 'auth',
  name: 'requestRecovery',
  method: 'GET',
  path: '/enrolment/initpassword/:mail',
  auth: 'public',
  summary: 'Send a recovery code by mail',
  params: z.strictObject({ mail }),
  responses: { 200: done },
  errors: ['CodeAlreadySentException', 'TooManyRequestsException'],
  rateLimit: { perMinute: 10, by: 'address', overReplicas: true },
});

export const setPassword = defineRoute({
  service: 'auth',
  name: 'setPassword',
  method: 'POST',
  path: '/enrolment/setpassword',
  auth: 'public',
  work: 'hashed',
  summary: 'Set a new password with the recovery code',
  body: z.strictObject({
    mail,
    newpassword: newPassword,
    recovery_password: sixDigits,
  }),
  responses: { 200: done },
  errors: ['NotAuthorizedException'],
  rateLimit: { perMinute: 10, by: 'address', overReplicas: true },
});
