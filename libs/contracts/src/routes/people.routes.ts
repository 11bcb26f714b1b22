import { defaultUserListDate, mostColleagues, placeholderPassword, staffRoles, userStatus } from '@alveole/domain';
import { newPassword, signatureSvg } from '@alveole/validation';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { namesOf } from '../wire/number-names.ts';
import { cursor, id, instant, mail, rowHash, text } from '../wire/primitives.ts';
import { administratorOnly, anyRole, done, repairerOnly } from './route-parts.ts';

const permission = z.literal([0, 1]);
const status = z
  .literal([userStatus.active, userStatus.disabled])
  .describe(`Status of the account: ${namesOf(userStatus)}`);

/** A user of an establishment. Those that registered are named as they typed it. */
export const entityUser = z.object({
  _id: id,
  /** The address with which the user signs in. */
  user_name: mail,
  permission,
  status,
  /** False until the user has chosen a password. */
  is_open: z.boolean(),
  local_data: z.object({
    name: z.string().nullable(),
    typed_user_name: z.string().optional(),
    signature: z.string().optional(),
  }),
  update_date: instant.optional(),
});

const localData = z.strictObject({
  name: text(100),
  typed_user_name: text(100).optional(),
  signature: signatureSvg.optional(),
});
const ofEntity = z.strictObject({ entityId: id });
/** The placeholder is the password of whoever has chosen none. */
const password = z.union([z.literal(placeholderPassword), newPassword]);
const peopleErrors = ['NotAuthorizedException', 'MailNotAvailableException', 'NotFoundException'] as const;

export const createEntityUser = defineRoute({
  service: 'auth',
  name: 'createEntityUser',
  method: 'POST',
  path: '/authentication/entity/:entityId/user',
  auth: repairerOnly,
  work: 'hashed',
  summary: 'Open the account of a colleague in one’s own establishment',
  description: `\`user_name\` is the address with which the colleague signs in. Unless a password is given for permission 0, the account is opened by a link of one use that is mailed there; a standard user’s password is always the placeholder ${placeholderPassword}. \`local_data.name\` is stored in capitals, letters A to Z only; \`local_data.typed_user_name\` is the name as people read it, \`name\` as it was sent where it is left out. At most ${mostColleagues} accounts.`,
  params: ofEntity,
  body: z.strictObject({ user_name: mail, password: password.optional(), permission, local_data: localData }),
  responses: { 200: entityUser },
  errors: peopleErrors,
  rateLimit: { perMinute: 10, by: 'account', overReplicas: true },
});

export const updateEntityUser = defineRoute({
  service: 'auth',
  name: 'updateEntityUser',
  method: 'PUT',
  path: '/authentication/entity/:entityId/user/:initial_user_name',
  auth: repairerOnly,
  work: 'hashed',
  summary: 'Rename, re-permit, disable (status 9) or enable a user of one’s own establishment',
  description:
    'Nobody changes one’s own permission or status. `new_password` counts for permission 0 and ends the user’s sessions, as disabling and a lesser permission do.',
  params: ofEntity.extend({ initial_user_name: mail }),
  body: z.strictObject({
    new_user_name: mail.optional(),
    permission: permission.optional(),
    local_data: localData.optional(),
    new_password: password.optional(),
    status: status.optional(),
  }),
  responses: { 200: entityUser },
  errors: peopleErrors,
  rateLimit: { perMinute: 30, by: 'account' },
});

export const listEntityUsers = defineRoute({
  service: 'auth',
  name: 'listEntityUsers',
  method: 'GET',
  path: '/authentication/entity/:entityId/users',
  auth: repairerOnly,
  summary: 'Users of one’s own establishment that changed since a date',
  params: ofEntity,
  query: z.strictObject({ updated_after: cursor.prefault(defaultUserListDate) }),
  responses: { 200: z.array(entityUser) },
  errors: ['NotAuthorizedException'],
});

export const registerDevice = defineRoute({
  service: 'auth',
  name: 'registerDevice',
  method: 'POST',
  path: '/authentication/init_register_device',
  auth: anyRole,
  summary: 'Register the device that somebody signed in with',
  description: 'The same device is registered once; both tokens are stored as hashes only.',
  body: z.strictObject({
    app: text(60).min(1, 'Field is required'),
    device_token: z.string().regex(/^[\w.:-]{8,512}$/, 'Invalid characters'),
    device_platform: text(80).min(1, 'Field is required'),
  }),
  responses: { 200: z.object({ register_token: z.string() }) },
  rateLimit: { perMinute: 10, by: 'account' },
});

export const listDevices = defineRoute({
  service: 'auth',
  name: 'listDevices',
  method: 'GET',
  path: '/v1/auth/devices',
  auth: anyRole,
  summary: 'One’s own devices, the one used last first',
  responses: {
    200: z.array(
      z.object({
        device_id: id,
        app: z.string(),
        device_platform: z.string(),
        register_date: instant,
        last_use_date: instant,
        is_current: z.boolean(),
      }),
    ),
  },
});

export const revokeDevice = defineRoute({
  service: 'auth',
  name: 'revokeDevice',
  method: 'DELETE',
  path: '/v1/auth/devices/:id',
  auth: anyRole,
  summary: 'Forget one of one’s own devices and end its sessions',
  params: z.strictObject({ id }),
  responses: { 200: done },
  errors: ['NotFoundException'],
});

export const staffAccount = z.object({
  user_id: id,
  row_hash: rowHash,
  mail,
  name: z.string(),
  role: z.enum(staffRoles),
  permission,
  status,
  is_open: z.boolean(),
  history: z
    .array(z.object({ at: instant, by: z.string(), act: z.string() }))
    .describe('What was changed of the account, newest first'),
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
