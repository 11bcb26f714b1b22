import { z } from 'zod';
import { day, instant, internationalPhone, mail, rowHash, text, zip } from '../values/primitives.ts';

/** What a beneficiary types back: eight unambiguous characters (no 0, O, 1, I, L). */
export const consumerId = z.string().regex(/^[2-9A-HJKMNP-Z]{8}$/, 'Invalid characters');

const name = z.string().regex(/^[A-Z]{1,60}$/, 'Invalid characters');

export const consumerData = z.strictObject({
  first_name: name,
  last_name: name,
  /** As they were typed, for people to read; the two above are compared. Absent from records of earlier versions. */
  typed_first_name: text(100).optional(),
  typed_last_name: text(100).optional(),
  birth_date: day,
  birth_place: text(120).min(1, 'Field is required'),
  postal_code: zip.optional(),
  smartphone_number: internationalPhone,
});

export type ConsumerData = z.output<typeof consumerData>;

/** A beneficiary as read. */
export const consumer = z.object({
  consumer_id: consumerId,
  consumer_data: consumerData,
  mail: mail.optional(),
  /** When the terms were accepted, at home or at the counter. */
  cguAccept: instant.optional(),
  surveyAccept: instant.optional(),
  /** Made known at home, before any visit. */
  pre_registered: z.boolean(),
  row_hash: rowHash,
  create_date: instant,
});

export type Consumer = z.output<typeof consumer>;
