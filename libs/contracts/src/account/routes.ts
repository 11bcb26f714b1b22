import { newPassword } from '@alveole/validation';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { entityGender } from '../establishment/kind-wire.ts';
import { id, mail, text } from '../values/primitives.ts';
import { tokens } from '../session/wire.ts';
import { done } from '../define/route-parts.ts';

const ofRegistration = z.strictObject({ entity_id: id });

/** A registration's first step: idempotent by establishment, and what is typed last counts. */
export const prepareAccount = defineRoute({
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
export const openAccount = defineRoute({
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

export const withdrawAccount = defineRoute({
  service: 'auth',
  name: 'withdrawAccount',
  method: 'POST',
  path: '/v1/auth/accounts/withdraw',
  auth: 'service',
  summary: 'Forget the account of a registration that was refused; one that is open stays',
  body: ofRegistration,
  responses: { 200: z.object({ is_open: z.boolean() }) },
});

export const checkMailAvailability = defineRoute({
  service: 'auth',
  name: 'checkMailAvailability',
  method: 'POST',
  path: '/v1/auth/mail_availability',
  auth: 'service',
  summary: 'Whether no account uses a mail yet',
  body: z.strictObject({ mail }),
  responses: { 200: z.object({ available: z.boolean() }) },
});

const ownAccount = { entity_id: id, mail: text(200) };

export const checkActivation = defineRoute({
  service: 'auth',
  name: 'checkActivation',
  method: 'POST',
  path: '/v1/auth/accounts/activation',
  auth: 'service',
  summary: 'Whether an establishment’s own account has been activated: its first password was set once',
  body: z.strictObject(ownAccount),
  responses: { 200: z.object({ activated: z.boolean() }) },
});

/** Completed by the event that tells the new address; released when enrolment’s write was refused. */
export const reserveMail = defineRoute({
  service: 'auth',
  name: 'reserveMail',
  method: 'POST',
  path: '/v1/auth/accounts/mail/reserve',
  auth: 'service',
  summary: 'Keep a free address for the account of an establishment whose mail is about to change',
  body: z.strictObject({ ...ownAccount, next_mail: mail, sequence: z.int() }),
  responses: { 200: done },
  errors: ['MailNotAvailableException'],
});

export const releaseMail = defineRoute({
  service: 'auth',
  name: 'releaseMail',
  method: 'POST',
  path: '/v1/auth/accounts/mail/release',
  auth: 'service',
  summary: 'Let go of an address that was kept: the mail did not change',
  body: z.strictObject({ entity_id: id, next_mail: mail }),
  responses: { 200: done },
});

/** Counted as sign-in counts its tries, by account and address together. */
export const confirmPassword = defineRoute({
  service: 'auth',
  name: 'confirmPassword',
  method: 'POST',
  path: '/v1/auth/accounts/password/confirm',
  auth: 'service',
  work: 'hashed',
  summary: 'Refuse whoever does not know the password of his own account, before an act that cannot simply be undone',
  body: z.strictObject({ user_id: id, password: text(200).min(1, 'Field is required'), address: text(100) }),
  responses: { 200: done },
  errors: ['NotAuthorizedException', 'TooManyRequestsException'],
});
