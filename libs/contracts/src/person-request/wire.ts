import {
  fates,
  identityDocuments,
  keptReasons,
  personRequestActs,
  personRequestChannels,
  personRequestKinds,
  personRequestReference,
  personRequestStates,
  personSubjectKinds,
} from '@alveole/domain';
import { z } from 'zod';
import { birthDay, day, id, instant, internationalPhone, mail, rowHash, text } from '../values/primitives.ts';

/** What people say and type of a request: eight unambiguous characters, as of a beneficiary. */
export const requestReference = z.string().regex(personRequestReference, 'Invalid characters');

export const requestKind = z.enum(personRequestKinds, 'Invalid value');

/** Who asks, as the person says it: a name, and a number or an address under which the files know it. */
export const askedAs = {
  kind: requestKind,
  name: text(120).min(2, 'Field is required'),
  mobile: internationalPhone.optional(),
  mail: mail.optional(),
};

/** One thing that names a person, by its owner's id. */
export const subjectKey = z.strictObject({ kind: z.enum(personSubjectKinds, 'Invalid value'), subject_id: id });

/** One thing that names a person, as the search shows it to the desk. */
export const foundSubject = z.object({
  kind: z.enum(personSubjectKinds),
  subject_id: id,
  name: z.string(),
  mobile: z.string().optional(),
  mail: z.string().optional(),
  birth_date: day.optional(),
  birth_place: z.string().optional(),
  postal_code: z.string().optional(),
  /** What it is besides: the establishment, the role of an account. */
  detail: z.string().optional(),
  files: z.int(),
  messages: z.int(),
});

/** What becomes of one thing that names a person, or of several of one sort. */
export const fateLine = z.object({
  service: z.enum(['auth', 'enrolment', 'repairs', 'refunds', 'notifications']),
  thing: z.string(),
  count: z.int(),
  fate: z.enum(fates),
  reason: z.enum(keptReasons).optional(),
  until: day.optional(),
});

export type WireFateLine = z.output<typeof fateLine>;

export const requestHistoryEntry = z.object({
  at: instant,
  act: z.enum([
    'open',
    ...personRequestActs,
    'export-ready',
    'export-failed',
    'export-expired',
    'download',
    'own-code',
  ]),
  by: z.string().optional(),
  text: z.string().optional(),
});

export const personRequest = z.object({
  request_id: id,
  row_hash: rowHash,
  reference: requestReference,
  kind: requestKind,
  channel: z.enum(personRequestChannels),
  state: z.enum(personRequestStates),
  name: z.string(),
  mobile: z.string().optional(),
  mail: z.string().optional(),
  received_on: day,
  due_on: day,
  is_extended: z.boolean(),
  subjects: z.array(foundSubject.omit({ files: true, messages: true })),
  identity: z
    .object({ at: instant, by: z.string().optional(), document: z.enum(identityDocuments).optional() })
    .optional(),
  code: z.object({ sent_to: z.string(), expires_at: instant, tries_left: z.int() }).optional(),
  export: z
    .object({
      state: z.enum(['queued', 'working', 'ready', 'failed', 'expired']),
      done: z.int(),
      total: z.int(),
      size: z.int().optional(),
      expires_at: instant.optional(),
    })
    .optional(),
  corrected_at: instant.optional(),
  erasure: z.object({ at: instant, lines: z.array(fateLine), remaining: z.int() }).optional(),
  answer: z.object({ at: instant, by_mail: z.boolean(), text: z.string() }).optional(),
  refusal: z.object({ at: instant, reason: z.string() }).optional(),
  history: z.array(requestHistoryEntry),
});

export type WirePersonRequest = z.output<typeof personRequest>;

const version = { last_row_hash: rowHash };
const letterText = text(6000).min(20, 'Field is required');

/** What the desk does to a request, named by its act. */
export const requestAct = z.discriminatedUnion('act', [
  z.strictObject({ ...version, act: z.literal('link'), subjects: z.array(subjectKey).min(1).max(20) }),
  z.strictObject({ ...version, act: z.literal('send-code'), subject_id: id, by: z.enum(['sms', 'mail']) }),
  z.strictObject({ ...version, act: z.literal('check-code'), code: z.string().regex(/^[0-9]{6}$/, 'Invalid code') }),
  z.strictObject({ ...version, act: z.literal('note-document'), document: z.enum(identityDocuments, 'Invalid value') }),
  z.strictObject({ ...version, act: z.literal('extend'), reason: text(1000).min(10, 'Field is required') }),
  z.strictObject({ ...version, act: z.literal('export') }),
  z.strictObject({
    ...version,
    act: z.literal('correct'),
    consumer_id: id,
    first_name: text(100).min(1, 'Field is required').optional(),
    last_name: text(100).min(1, 'Field is required').optional(),
    birth_date: birthDay.optional(),
    mobile: internationalPhone.optional(),
    mail: mail.optional(),
  }),
  z.strictObject({ ...version, act: z.literal('forget'), plan_hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ ...version, act: z.literal('answer'), by: z.enum(['mail', 'letter']), text: letterText }),
  z.strictObject({
    ...version,
    act: z.literal('refuse'),
    by: z.enum(['mail', 'letter']),
    reason: text(1000).min(10, 'Field is required'),
    text: letterText,
  }),
]);

export type WireRequestAct = z.output<typeof requestAct>;
