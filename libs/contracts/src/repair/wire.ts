import { codeChannels, correctedFields, secondReviewCauses, smsFailures, smsRungs, vatRates } from '@alveole/domain';
import { z } from 'zod';
import { consumerId } from '../beneficiary/wire.ts';
import { day, id, instant, internationalPhone, rowHash } from '../values/primitives.ts';
import { fileActor, fileNumber, repairGender, repairStatus } from './file-fields.ts';
import { historyEntry } from './history-entry-wire.ts';
import { fileAnswer } from './question-answers.ts';

export const missingStep = z.enum(['FAC', 'FACVE', 'PHO', 'VAL']);

/** A row of a list. */
export const repairSummary = z.object({
  repair_id: id,
  repair_rozo_id: fileNumber,
  row_hash: rowHash,
  status: repairStatus,
  gender: repairGender,
  repair_entity_id: id,
  repair_consumer_id: consumerId,
  rozo_user_id: id.optional(),
  /** The holder's name as his account held it when the file was given to him. */
  rozo_user_name: z.string().optional(),
  create_date: instant,
  modify_date: instant,
  repair_amounts: z.object({ amount_net: z.number().optional(), amount_to_refund: z.number().optional() }),
  repair_search_data: z.object({
    lastname: z.string(),
    name: z.string(),
    /** As they were typed, for people to read. */
    typed_lastname: z.string().optional(),
    typed_name: z.string().optional(),
    phone: z.string().optional(),
    mail: z.string().optional(),
    comment: z.string().optional(),
    message_non_lu_reparateur: z.boolean().optional(),
    message_non_lu_rozo: z.boolean().optional(),
    bug: z.string().optional(),
  }),
  entity_name: z.string().optional(),
  /**
   * The VAT of the invoice, as the shop charged it when it was recorded, before that what the shop says now; absent where
   * the shop had not said, and the campaign’s rate counts.
   */
  taux_tva: z.enum(vatRates).optional(),
  /** Absent in answers of earlier versions. */
  bike: z.object({ brand: z.string(), serial: z.string() }).optional(),
  /** When staff validated it; only in the repairer’s own list, of files whose transfer is not confirmed. */
  validated_at: instant.optional(),
  /** A recommended validation waits for another operator; told to staff alone. */
  is_recommended: z.boolean().optional(),
  /** It waits until the envelope of a funder holds its share. */
  awaits_envelope: z.boolean().optional(),
  /** What the programme asks for, line by line, while it waits for complements; only in the repairer’s own list and home. */
  request_lines: z.array(z.string()).optional(),
  missing: z.array(missingStep),
});

export type RepairSummary = z.output<typeof repairSummary>;

const smsFailure = z.enum(smsFailures);

/** A message with the code or the link, and what was told of it, oldest first. */
const codeMessage = z.object({
  message_id: z.string(),
  /** By SMS, unless told otherwise. */
  channel: z.enum(codeChannels).optional(),
  named_by_client: z.literal(true).optional(),
  sent_at: instant,
  rungs: z.array(z.object({ state: z.enum(smsRungs), at: instant, failure: smsFailure.optional() })),
});

/** The whole file: summary, bike, people and history. */
export const repairFile = repairSummary.extend({
  bike: z.object({ brand: z.string(), serial: z.string(), comment: z.string().optional() }),
  consumer: z.object({
    first_name: z.string(),
    last_name: z.string(),
    typed_first_name: z.string().optional(),
    typed_last_name: z.string().optional(),
    smartphone_number: internationalPhone.optional(),
  }),
  entity: z.object({
    entity_id: id,
    mail: z.string().optional(),
    siret: z.string().optional(),
    raison_sociale: z.string().optional(),
    commercialname: z.string().optional(),
    adresse: z.string().optional(),
    zip: z.string().optional(),
    city: z.string().optional(),
    telephone: z.string().optional(),
  }),
  /** The version of the campaign that rules the file: that of the day of the repair. */
  campaign_version: z.int().optional(),
  /** With the number of the file, by which shop and client find it in the public log. */
  receipt_code: z.string().optional(),
  /** What the rules of the campaign name of the file besides its invoice, for screens to reckon a premium ahead. */
  situation: z
    .object({
      vat_percent: z.number().optional(),
      repaired_on: day.optional(),
      age: z.int().optional(),
      home_zip: z.string().optional(),
      home_department: z.string().optional(),
      home_town: z.string().optional(),
      home_group: z.string().optional(),
      files_before: z.int().optional(),
      files_this_year: z.int().optional(),
      shop_zip: z.string().optional(),
      shop_department: z.string().optional(),
      shop_town: z.string().optional(),
      shop_group: z.string().optional(),
      shop_kind: z.string().optional(),
    })
    .optional(),
  /** What the campaign asked, in its order; absent where it asked nothing. */
  answers: z.array(fileAnswer).optional(),
  /** What became of the last message with a code or a link, in plain words for the repairer. */
  sms: z
    .object({
      sent: z.int(),
      last_sent_at: instant.optional(),
      delivery: z.enum(['pending', 'sent', 'delivered', 'failed']).optional(),
      delivered_at: instant.optional(),
      /** Why the last message failed. */
      failure: smsFailure.optional(),
      /** Every message, oldest first. */
      messages: z.array(codeMessage).optional(),
    })
    .optional(),
  /** Until when the beneficiary may confirm from the link that was sent; absent when none waits. */
  link_expires_at: instant.optional(),
  /** The invoice changed after the beneficiary confirmed it: a new confirmation, or staff with a comment, must come. */
  confirmation_due: z.boolean().optional(),
  /** The campaign and its grace period are over: the file can be closed no more. */
  grace_ended: z.boolean().optional(),
  /** What the beneficiary confirmed, in euros; absent before, and where he confirmed the pick-up alone. */
  confirmed_amounts: z.object({ amount_net: z.number(), amount_to_refund: z.number() }).optional(),
  /** Which learner of a session of several the file is of, by its invoice; absent before the invoice, and of one person alone. */
  learner: z
    .object({ number: z.int().min(1), participants: z.int(), filed: z.int().min(1), first_repair_id: id })
    .optional(),
  /** Why two operators decide on its validation, and who recommended it; told to staff alone, while it waits for its review. */
  second_review: z
    .object({
      causes: z.array(z.enum(secondReviewCauses)),
      recommended_by: z.object({ user_id: id, user_name: z.string() }).optional(),
    })
    .optional(),
  /** For whose envelope it waits, and since when; absent while it waits for none. */
  envelope_wait: z.object({ funder_name: z.string(), since: instant }).optional(),
  /** When its personal data were erased: it takes no operation any more. */
  persons_erased_at: instant.optional(),
  /** An approved or exported batch pays it: it cannot leave its status meanwhile. */
  refund_locked: z.boolean(),
  history: z.array(historyEntry),
  /** Who reserved, gave or released the file, oldest first; told to staff alone. */
  assignments: z
    .array(
      z.object({
        at: instant,
        actor: fileActor,
        /** To whom it was given; absent where it was released. */
        holder: z.object({ user_id: id, user_name: z.string() }).optional(),
        is_own: z.boolean(),
      }),
    )
    .optional(),
  /** Corrections of the beneficiary’s mobile while the file was open, oldest first; numbers are masked. */
  phone_corrections: z
    .array(z.object({ at: instant, actor: fileActor, previous_number: z.string(), next_number: z.string() }))
    .optional(),
  /** Corrections that the beneficiary asked for, oldest first: which fields, and by whom at the desk. */
  person_corrections: z
    .array(z.object({ at: instant, actor: fileActor, fields: z.array(z.enum(correctedFields)) }))
    .optional(),
  /** Who opened the file after the other side had written, up to which operation; oldest first. */
  reads: z
    .array(z.object({ role: z.enum(['REP', 'ADM']), user_name: z.string(), at: instant, up_to: z.string() }))
    .optional(),
});

export type RepairFile = z.output<typeof repairFile>;
