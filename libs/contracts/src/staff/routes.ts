import { staffRoles } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { id, mail, text, rowHash } from '../values/primitives.ts';
import { administratorOnly, staffOnly, done } from '../define/route-parts.ts';
import { permission, status } from '../account/fields.ts';
import { staffAccount } from './wire.ts';

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
      /** Its stable id, as the refused act would answer. */
      refusal_id: z.string().nullable(),
    }),
  },
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

const staffFields = { name: text(100).min(2, 'Field is required'), role: z.enum(staffRoles), permission };

export const listStaffAccounts = defineRoute({
  service: 'auth',
  name: 'listStaffAccounts',
  method: 'GET',
  path: '/v1/auth/staff',
  auth: administratorOnly,
  summary: 'Every account of staff, disabled ones among them; for administrators of permission 0',
  responses: { 200: z.array(staffAccount) },
  errors: ['NotAuthorizedException'],
});

export const createStaffAccount = defineRoute({
  service: 'auth',
  name: 'createStaffAccount',
  method: 'POST',
  path: '/v1/auth/staff',
  auth: administratorOnly,
  summary: 'Open the account of a member of staff; a link of one use is mailed',
  body: z.strictObject({ mail, ...staffFields }),
  responses: { 200: staffAccount },
  errors: ['NotAuthorizedException', 'MailNotAvailableException'],
  rateLimit: { perMinute: 10, by: 'account', overReplicas: true },
});

export const changeStaffAccount = defineRoute({
  service: 'auth',
  name: 'changeStaffAccount',
  method: 'PUT',
  path: '/v1/auth/staff/:id',
  auth: administratorOnly,
  summary: 'Rename, re-permit, disable or enable a member of staff',
  description:
    'Sessions end with the account, and with a change of role or permission. Nobody changes one’s own role, permission or status, and one administrator of permission 0 is always left.',
  params: z.strictObject({ id }),
  body: z.strictObject({
    last_row_hash: rowHash,
    name: staffFields.name.optional(),
    role: staffFields.role.optional(),
    permission: permission.optional(),
    status: status.optional(),
  }),
  responses: { 200: staffAccount },
  errors: [
    'NotAuthorizedException',
    'NotFoundException',
    'EntityVersionMismatchException',
    'TransitionRefusedException',
  ],
});
