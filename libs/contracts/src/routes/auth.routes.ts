import { newPassword } from '@alveole/validation';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { entityGender, establishmentStatus } from '../wire/entity.ts';
import { id, mail, text } from '../wire/primitives.ts';
import { staffOnly, done } from './route-parts.ts';

const tokens = { access_token: z.string(), refresh_token: z.string() };

const session = z.object({
  ...tokens,
  user_id: id,
  entity_id: id,
  entity_status: establishmentStatus,
  entity_gender: entityGender,
});

export const signIn = defineRoute({
  service: 'auth',
  name: 'signIn',
  method: 'POST',
  path: '/enrolment/signin',
  auth: 'public',
  work: 'hashed',
  summary: 'Sign in with mail and password',
  body: z.strictObject({ mail, password: text(200).min(1, 'Field is required') }),
  responses: { 200: session },
  errors: ['NotAuthorizedException', 'TooManyRequestsException'],
  rateLimit: { perMinute: 20, by: 'address', overReplicas: true },
});

const refreshSession = defineRoute({
  service: 'auth',
  name: 'refreshSession',
  method: 'GET',
  path: '/enrolment/signin',
  auth: 'refresh',
  summary: 'Exchange a refresh token for new tokens',
  description:
    'Answers both tokens: refresh tokens rotate. The predecessor stays valid until its successor is used, plus 30 s; a later reuse closes the family.',
  responses: { 200: session },
  errors: ['TokenException'],
  rateLimit: { perMinute: 60, by: 'address' },
});

const signOut = defineRoute({
  service: 'auth',
  name: 'signOut',
  method: 'POST',
  path: '/v1/auth/signout',
  auth: 'refresh',
  summary: 'Close the session: its whole family of refresh tokens',
  responses: { 200: done },
});

const requestPasswordRecovery = defineRoute({
  service: 'auth',
  name: 'requestPasswordRecovery',
  method: 'GET',
  path: '/enrolment/initpassword/:mail',
  auth: 'public',
  summary: 'Send a recovery code by mail',
  params: z.strictObject({ mail }),
  responses: { 200: done },
  errors: ['CodeAlreadySentException', 'TooManyRequestsException'],
  rateLimit: { perMinute: 10, by: 'address', overReplicas: true },
});

const setPassword = defineRoute({
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
    recovery_password: z.string().regex(/^\d{6}$/, 'Invalid characters'),
  }),
  responses: { 200: done },
  errors: ['NotAuthorizedException'],
  rateLimit: { perMinute: 10, by: 'address', overReplicas: true },
});

export const staffUser = z.object({ user_id: id, description: z.object({ name: z.string() }) });

export const listStaff = defineRoute({
  service: 'auth',
  name: 'listStaff',
  method: 'GET',
  path: '/enrolment/users_v2',
  auth: staffOnly,
  summary: 'Staff members to whom a file may be assigned',
  responses: { 200: z.array(staffUser) },
});

const ofRegistration = z.strictObject({ entity_id: id });

/** A registration's first step: idempotent by establishment, and what is typed last counts. */
const prepareAccount = defineRoute({
  service: 'auth',
  name: 'prepareAccount',
  method: 'POST',
  path: '/v1/auth/accounts/prepare',
  auth: 'service',
  summary: 'Keep the account of a registration ready; nobody signs in with it before it is opened',
  body: z.strictObject({
    entity_id: id,
    mail,
    password: newPassword,
    entity_gender: entityGender,
    user_name: text(200),
  }),
  responses: { 200: z.object({ user_id: id }) },
  errors: ['MailNotAvailableException'],
});

/** Also done by `entity.registered`, for a registration that broke off before it asked. */
const openAccount = defineRoute({
  service: 'auth',
  name: 'openAccount',
  method: 'POST',
  path: '/v1/auth/accounts/open',
  auth: 'service',
  summary: 'Open the account of an establishment that stands, and sign it in',
  body: ofRegistration,
  responses: { 200: z.object({ ...tokens, user_id: id }) },
  errors: ['NotFoundException'],
});

const withdrawAccount = defineRoute({
  service: 'auth',
  name: 'withdrawAccount',
  method: 'POST',
  path: '/v1/auth/accounts/withdraw',
  auth: 'service',
  summary: 'Forget the account of a registration that was refused; one that is open stays',
  body: ofRegistration,
  responses: { 200: z.object({ is_open: z.boolean() }) },
});

const checkMailAvailability = defineRoute({
  service: 'auth',
  name: 'checkMailAvailability',
  method: 'POST',
  path: '/v1/auth/mail_availability',
  auth: 'service',
  summary: 'Whether no account uses a mail yet',
  body: z.strictObject({ mail }),
  responses: { 200: z.object({ available: z.boolean() }) },
});

export const listAdministratorMails = defineRoute({
  service: 'auth',
  name: 'listAdministratorMails',
  method: 'GET',
  path: '/v1/auth/administrator_mails',
  auth: 'service',
  summary: 'Where administrators are alerted',
  responses: { 200: z.object({ mails: z.array(mail) }) },
});

export const authRoutes = {
  signIn,
  refreshSession,
  signOut,
  requestPasswordRecovery,
  setPassword,
  listStaff,
  prepareAccount,
  openAccount,
  withdrawAccount,
  checkMailAvailability,
  listAdministratorMails,
} as const;
