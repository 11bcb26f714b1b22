import { newPassword, signatureSvg } from '@alveole/validation';
import { defaultUserListDate, maxColleagues, placeholderPassword } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { id, mail, text, cursor, instant } from '../values/primitives.ts';
import { done, everyAccount, repairerOnly } from '../define/route-parts.ts';
import { permission, status } from '../account/fields.ts';
import { entityUser } from './wire.ts';

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
  description: `\`user_name\` is the address with which the colleague signs in. Unless a password is given for permission 0, the account is opened by a link of one use that is mailed there; a standard user’s password is always the placeholder ${placeholderPassword}. \`local_data.name\` is stored in capitals, letters A to Z only; \`local_data.typed_user_name\` is the name as people read it, \`name\` as it was sent where it is left out. At most ${maxColleagues} accounts.`,
  params: ofEntity,
  body: z.strictObject({ user_name: mail, password: password.optional(), permission, local_data: localData }),
  responses: { 200: entityUser },
  errors: peopleErrors,
  rateLimit: { perMinute: 10, by: 'account', overReplicas: true },
});

export const changeEntityUser = defineRoute({
  service: 'auth',
  name: 'changeEntityUser',
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
  auth: everyAccount,
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
  auth: everyAccount,
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
  auth: everyAccount,
  summary: 'Forget one of one’s own devices and end its sessions',
  params: z.strictObject({ id }),
  responses: { 200: done },
  errors: ['NotFoundException'],
});

export const listEntityAdministratorMails = defineRoute({
  service: 'auth',
  name: 'listEntityAdministratorMails',
  method: 'GET',
  path: '/v1/auth/entities/:entityId/administrator_mails',
  auth: 'service',
  summary: 'Where the administrators of an establishment are told what concerns all of its people',
  params: z.strictObject({ entityId: id }),
  responses: { 200: z.object({ mails: z.array(mail) }) },
});
