import { staffRoles } from '@alveole/domain';
import { newPassword } from '@alveole/validation';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { entityGender, establishmentStatus } from '../wire/entity.ts';
import { id, mail, sixDigits, text } from '../wire/primitives.ts';
import { administratorOnly, staffOnly, done } from './route-parts.ts';

const tokens = { access_token: z.string(), refresh_token: z.string() };

const session = z.object({
  ...tokens,
  user_id: id,
  entity_id: id,
  entity_status: establishmentStatus,
  entity_gender: entityGender,
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

export const requestPasswordRecovery = defineRoute({
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

const staffUser = z.object({
  user_id: id,
  description: z.object({ name: z.string() }),
  /** What he may decide follows from it. */
  role: z.enum(staffRoles),
});

export const listStaff = defineRoute({
  service: 'auth',
  name: 'listStaff',
  method: 'GET',
  path: '/enrolment/users_v2',
  auth: staffOnly,
  summary: 'Staff members to whom a file may be assigned',
  responses: { 200: z.array(staffUser) },
});

/** The same list under the two names that older clients use. */
export const listUsers = defineRoute({ ...listStaff, name: 'listUsers', path: '/enrolment/users' });
export const listUsersOfBackend = defineRoute({ ...listStaff, name: 'listUsersOfBackend', path: '/backend/users_v2' });

/** Whom a service acts for when nobody calls it at that moment. */
const memberNow = staffUser.extend({ permission: z.literal([0, 1]), entity_id: id });

export const readStaffMember = defineRoute({
  service: 'auth',
  name: 'readStaffMember',
  method: 'GET',
  path: '/v1/auth/staff/:id',
  auth: 'service',
  summary: 'A member of staff who may sign in, with his role and permission as they are now',
  params: z.strictObject({ id }),
  responses: { 200: memberNow },
  errors: ['NotFoundException'],
});

/** The rule itself is `decideSecondPerson`; what it needs of both accounts is auth’s alone. */
export const checkSecondPerson = defineRoute({
  service: 'auth',
  name: 'checkSecondPerson',
  method: 'POST',
  path: '/v1/auth/second_person',
  auth: 'service',
  summary: 'Refuse an act of two persons whose second one does not count as another',
  description:
    'Two accounts of staff, neither opened by the other, both at least seven days old and open. Of the first two administrators of the installation, and of those that the operator’s command opened, neither opener nor age counts. A first person who is nobody of staff is none.',
  body: z.strictObject({ first_id: id.optional(), second_id: id }),
  responses: { 200: done },
  errors: ['NotAuthorizedException'],
});

export const readSecondPerson = defineRoute({
  service: 'auth',
  name: 'readSecondPerson',
  method: 'GET',
  path: '/v1/auth/second_person',
  auth: administratorOnly,
  summary: 'Whether whoever asks counts as the second person beside somebody of staff, and else why not',
  query: z.strictObject({ first_id: id.optional() }),
  responses: {
    200: z.object({
      /** In English, as the refused act would answer. */
      refusal: z.string().nullable(),
    }),
  },
});

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

export const listAdministratorMails = defineRoute({
  service: 'auth',
  name: 'listAdministratorMails',
  method: 'GET',
  path: '/v1/auth/administrator_mails',
  auth: 'service',
  summary: 'Where administrators are alerted',
  responses: { 200: z.object({ mails: z.array(mail) }) },
});

export { confirmPassword, listEntityAdministratorMails } from './shop-account.routes.ts';
export {
  createEntityUser,
  updateEntityUser,
  listEntityUsers,
  registerDevice,
  listDevices,
  revokeDevice,
  listStaffAccounts,
  createStaffAccount,
  changeStaffAccount,
} from './people.routes.ts';
