import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { status } from '../account/fields.ts';
import { administratorOnly } from '../define/route-parts.ts';
import { id, instant, mail, rowHash, text } from '../values/primitives.ts';

/** Whose account it is, as people read it. */
const name = text(100).min(2, 'Field is required');

const funderAccount = z.object({
  user_id: id,
  row_hash: rowHash,
  mail,
  name: z.string(),
  funder_id: id,
  status,
  is_open: z.boolean(),
  history: z
    .array(z.object({ at: instant, by: z.string(), act: z.string() }))
    .describe('What was changed of the account, newest first'),
});

export const listFunderAccounts = defineRoute({
  service: 'auth',
  name: 'listFunderAccounts',
  method: 'GET',
  path: '/v1/auth/funder_accounts',
  auth: administratorOnly,
  summary: 'Every account of a funder, disabled ones among them; for administrators of permission 0',
  responses: { 200: z.array(funderAccount) },
  errors: ['NotAuthorizedException'],
});

export const createFunderAccount = defineRoute({
  service: 'auth',
  name: 'createFunderAccount',
  method: 'POST',
  path: '/v1/auth/funder_accounts',
  auth: administratorOnly,
  summary: 'Open an account with which a funder of the campaign reads its own share; a link of one use is mailed',
  description: 'The account is bound to its funder for good: for another funder another account is opened.',
  body: z.strictObject({ mail, name, funder_id: id }),
  responses: { 200: funderAccount },
  errors: ['NotAuthorizedException', 'NotFoundException', 'MailNotAvailableException'],
  rateLimit: { perMinute: 10, by: 'account', overReplicas: true },
});

export const changeFunderAccount = defineRoute({
  service: 'auth',
  name: 'changeFunderAccount',
  method: 'PUT',
  path: '/v1/auth/funder_accounts/:id',
  auth: administratorOnly,
  summary: 'Rename, disable or enable the account of a funder; its sessions end at once where it is disabled',
  params: z.strictObject({ id }),
  body: z.strictObject({ last_row_hash: rowHash, name: name.optional(), status: status.optional() }),
  responses: { 200: funderAccount },
  errors: ['NotAuthorizedException', 'NotFoundException', 'EntityVersionMismatchException'],
});

export const listFunderMails = defineRoute({
  service: 'auth',
  name: 'listFunderMails',
  method: 'GET',
  path: '/v1/auth/funders/:id/mails',
  auth: 'service',
  summary: 'Where a funder is told; none of an account that is disabled',
  params: z.strictObject({ id }),
  responses: { 200: z.object({ mails: z.array(mail) }) },
});
