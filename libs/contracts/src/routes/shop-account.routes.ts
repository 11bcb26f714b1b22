import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id, mail, text } from '../wire/primitives.ts';
import { done } from './route-parts.ts';

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
