import { repairKinds, repairStatusCodes } from '@alveole/domain';
import { z } from 'zod';
import { day, euros, id, queryNumber, text } from '../values/primitives.ts';
import { repairGender, repairStatus } from './file-fields.ts';

/** Several values separated by commas. */
const severalOf = <S extends z.ZodType<number, number>>(one: S, most: number) =>
  z
    .string()
    .max(4 * most, 'Too long')
    .transform((list): (string | number)[] => list.split(','))
    .pipe(z.array(queryNumber(one)).min(1).max(most));

/** A mark that narrows a list to what bears it. */
export const onlyYes = z.literal('yes');

/** What narrows the staff's list of files, its count and its export. */
export const repairListFilters = {
  query: text(200).optional(),
  status: queryNumber(repairStatus).optional(),
  gender: queryNumber(repairGender).optional(),
  /** One of these, `1,4`, where `status` or `gender` names none. */
  statuses: severalOf(repairStatus, repairStatusCodes.length).optional(),
  genders: severalOf(repairGender, repairKinds.length).optional(),
  /** Those that the caller holds. */
  mine: onlyYes.optional(),
  /** A repairer wrote what staff has not read. */
  unread: onlyYes.optional(),
  /** Drawn as a sample. */
  sample: onlyYes.optional(),
  /** Declared on honour after an incident. */
  incident: onlyYes.optional(),
  /** Whether a recommended validation waits for another operator. */
  recommended: z.enum(['yes', 'no']).optional(),
  /** It waits for the envelope of a funder. */
  awaits_envelope: onlyYes.optional(),
  entity_id: id.optional(),
  /** Of the establishment, as statistics count the file: `67`, `2A`, `974`; `ZZ` where it is unknown. */
  department: z
    .string()
    .regex(/^(\d{2,3}|2A|2B|ZZ)$/, 'Invalid department')
    .optional(),
  /** Answered so to a question of the campaign: `velo=cargo`, `etudiant=true`. */
  answer: z
    .string()
    .regex(/^[a-z0-9-]{1,24}=[a-z0-9-]{1,24}$/, 'Invalid answer')
    .optional(),
  /** Filed on these days of Paris, both counted in. */
  start_date: day.optional(),
  end_date: day.optional(),
  /** Invoiced excluding tax, in euros, both counted in. */
  amount_from: queryNumber(euros).optional(),
  amount_to: queryNumber(euros).optional(),
} as const;

export const repairListOrder = z.enum(['newest', 'oldest']);
