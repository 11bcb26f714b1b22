import { fates, keptReasons } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { id, internationalPhone, mail } from '../values/primitives.ts';

/** The service that holds the requests asks; each of the others answers for its own store. */
const asked = { method: 'POST', auth: 'service' } as const;

const most = 500;
const ids = z.array(id).max(most);
const recipients = z.array(z.union([mail, internationalPhone])).max(100);
/** What one thing says of its person, in French labels, for the person to read. */
const facts = z.array(z.object({ label: z.string(), value: z.string() }));
const fate = {
  fate: z.enum(fates),
  reason: z.enum(keptReasons).optional(),
  until: z.iso.date().optional(),
};

const personFile = z.object({
  repair_id: id,
  consumer_id: id,
  file_number: z.string(),
  title: z.string(),
  facts,
  events: z.array(z.object({ at: z.string(), facts })),
  documents: z.array(z.string()),
  is_forgotten: z.boolean(),
  ...fate,
});

export type WirePersonFile = z.output<typeof personFile>;

export const findPersonFiles = defineRoute({
  ...asked,
  service: 'repairs',
  name: 'findPersonFiles',
  path: '/v1/repairs/person_files',
  summary: 'The files of beneficiaries with all that they say of them, and what an erasure would do to each',
  body: z.strictObject({ consumer_ids: ids }),
  responses: { 200: z.object({ files: z.array(personFile) }) },
  work: 'list',
});

export const forgetPersonFiles = defineRoute({
  ...asked,
  service: 'repairs',
  name: 'forgetPersonFiles',
  path: '/v1/repairs/forgotten_person_files',
  summary: 'Empty the files of beneficiaries that owe nobody anything; the others stay',
  description: 'Repeated it changes nothing more.',
  body: z.strictObject({ consumer_ids: ids }),
  responses: { 200: z.object({ forgotten: z.int(), remaining: z.int() }) },
  work: 'list',
});

const personAccount = z.object({
  user_id: id,
  name: z.string(),
  mail: z.string(),
  role: z.string(),
  entity_id: z.string().optional(),
  is_closed: z.boolean(),
  facts,
  ...fate,
});

export type WirePersonAccount = z.output<typeof personAccount>;

export const findPersonAccounts = defineRoute({
  ...asked,
  service: 'auth',
  name: 'findPersonAccounts',
  path: '/v1/auth/person_accounts',
  summary: 'Accounts of mail addresses, of establishments or by their ids, and what an erasure would do to each',
  body: z.strictObject({ mails: z.array(mail).max(100), user_ids: ids }),
  responses: { 200: z.object({ accounts: z.array(personAccount) }) },
});

export const forgetPersonAccounts = defineRoute({
  ...asked,
  service: 'auth',
  name: 'forgetPersonAccounts',
  path: '/v1/auth/forgotten_person_accounts',
  summary: 'Empty closed accounts; open ones stay',
  body: z.strictObject({ user_ids: ids }),
  responses: { 200: z.object({ forgotten: z.int(), remaining: z.int() }) },
});

export const findPersonDeliveries = defineRoute({
  ...asked,
  service: 'notifications',
  name: 'findPersonDeliveries',
  path: '/v1/notifications/person_deliveries',
  summary: 'Messages that went to numbers or addresses, newest first; neither their texts nor where they went is kept',
  body: z.strictObject({ recipients }),
  responses: {
    200: z.object({
      deliveries: z.array(z.object({ at: z.string(), channel: z.string(), label: z.string(), outcome: z.string() })),
    }),
  },
});

export const forgetPersonDeliveries = defineRoute({
  ...asked,
  service: 'notifications',
  name: 'forgetPersonDeliveries',
  path: '/v1/notifications/forgotten_person_deliveries',
  summary: 'Remove the records of messages that went to numbers or addresses; one that is on its way stays',
  body: z.strictObject({ recipients }),
  responses: { 200: z.object({ forgotten: z.int(), remaining: z.int() }) },
});

export const findPersonPayments = defineRoute({
  ...asked,
  service: 'refunds',
  name: 'findPersonPayments',
  path: '/v1/refunds/person_payments',
  summary: 'What the accounts say of files, and the bank accounts of establishments, masked',
  body: z.strictObject({ repair_ids: ids, entity_ids: ids }),
  responses: {
    200: z.object({
      payments: z.array(z.object({ repair_id: id, facts })),
      payees: z.array(z.object({ entity_id: id, facts })),
    }),
  },
  work: 'list',
});
