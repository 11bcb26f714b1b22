import { printedNames } from '@alveole/domain';
import { z } from 'zod';
import { homeDistance } from '../location/wire.ts';
import { euros, id, instant, mediaName } from '../values/primitives.ts';
import { fileNumber } from '../repair/file-fields.ts';

export const hintKind = z.enum([
  'same_document',
  'similar_picture',
  'same_phone',
  'shop_phone',
  'same_serial',
  'same_iban',
  'shop_pace',
  'amount_unlike',
  'credit_note',
  'far_away',
  'confirmed_unlike',
  'code_elsewhere',
]);
export type HintKind = z.output<typeof hintKind>;

/** Of the other files of a hint, the newest are named; more say nothing more. */
export const maxNamedInHint = 20;

/** The other side of a hint: a file, or for an IBAN an establishment. */
const counterpart = z.object({
  entity_id: id,
  entity_name: z.string(),
  repair_id: id.optional(),
  repair_rozo_id: fileNumber.optional(),
  create_date: instant.optional(),
  /** Of a document that both sides hold, or that look alike: the other side's copy. */
  media_url: mediaName.optional(),
  /** What it says of itself where words are compared: a name, a bike, a SIRET. */
  told: z.string().optional(),
});

/** Of an invoice: what was typed, and what its text prints instead. */
const unlikeAmounts = z.object({
  typed: euros,
  printed: z.array(z.object({ amount: euros, name: z.enum(printedNames).optional() })),
});

/** Something that a person should look at; it decides nothing. */
export const repairHint = z.object({
  kind: hintKind,
  /** What both sides share, or how many files the pace counts. */
  value: z.string().optional(),
  /** Of a document that both sides hold, or that look alike: this file's copy. */
  media_url: mediaName.optional(),
  /** What this file says of itself, beside what each other side says. */
  told: z.string().optional(),
  amounts: unlikeAmounts.optional(),
  distance: homeDistance.optional(),
  /**
   * What the beneficiary confirmed and what is invoiced, in euros excluding tax; the first is absent where he confirmed before
   * there was an invoice.
   */
  confirmed: z.object({ confirmed: euros.optional(), invoiced: euros }).optional(),
  others: z.array(counterpart),
});
export type RepairHint = z.output<typeof repairHint>;
