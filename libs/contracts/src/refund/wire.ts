import { entryKinds, refundStates } from '@alveole/domain';
import { z } from 'zod';
import { fileNumber, repairGender, repairStatus } from '../repair/file-fields.ts';
import { id, instant, rowHash, text } from '../values/primitives.ts';

export const refundState = z.enum(refundStates);

/** Why a draft was refused; it is read by its drafter. */
export const refusalReason = text(500).trim().min(1, 'Field is required');

/** Where one transfer stands with the bank. */
export const transferState = z.enum(['sent', 'paid', 'rejected', 'returned']);
export type TransferState = z.output<typeof transferState>;

/** Why an establishment, or a file that the bank left a question about, cannot be paid at this moment. */
export const payeeBlock = z.enum([
  'missing_iban',
  'invalid_iban',
  'outside_sepa',
  'missing_bic',
  'changed_iban',
  'refused_account',
  'payments_suspended',
  'bank_question',
]);
export type PayeeBlock = z.output<typeof payeeBlock>;

export const refundLine = z.object({
  repair_id: id,
  repair_rozo_id: fileNumber,
  entity_id: id,
  entity_name: z.string(),
  /** Signed decimal euros: below zero when too much was paid before. */
  amount: z.number(),
  /** The file was paid before: this corrects it, or comes back from the bank. */
  is_correction: z.boolean().optional(),
  /** Why its establishment cannot be paid at this moment; told of what is not approved yet. */
  blocked_by: payeeBlock.optional(),
});

/** One transfer to one establishment. */
export const refundTransfer = z.object({
  /** Its end-to-end id. */
  reference: z.string(),
  entity_id: id,
  payee_name: z.string(),
  /** Decimal euros. */
  amount: z.number(),
  state: transferState,
  settled_at: instant.optional(),
  /** Why the bank refused it or sent it back (ISO 20022 code). */
  reason: z.string().optional(),
});

/** A SEPA credit-transfer batch. */
export const refundBatch = z.object({
  refund_id: id,
  /** Whose shares it pays; absent where the programme pays alone. */
  funder_id: id.optional(),
  state: refundState,
  row_hash: rowHash,
  create_date: instant,
  /** Decimal euros. */
  total: z.number(),
  lines: z.array(refundLine),
  /** None before the approval. */
  transfers: z.array(refundTransfer),
  /** The accounts that a draft would pay as they stand now, by their last four characters; told where one batch is read. */
  payees: z.array(z.object({ entity_id: id, account_holder: z.string(), iban_ends_with: z.string() })).optional(),
  drafted_by: z.string(),
  /** Whoever this is does not approve. */
  drafted_by_id: id,
  approved_by: z.string().optional(),
  approved_by_id: id.optional(),
  /** The day on which the bank is asked to carry it out: that of its approval, or the next banking day. */
  execution_date: z.iso.date().optional(),
  /** Who refused or withdrew the draft, and when; the reason of a refusal. */
  stopped: z.object({ by: z.string(), by_id: id, at: instant, reason: z.string().optional() }).optional(),
  /** Whose account pays, by its last four characters; absent from batches that were kept before it was. */
  debtor: z.object({ name: z.string(), iban_ends_with: z.string() }).optional(),
  /** True of a funder that has no account of its own: told where one batch is read. */
  is_debtor_programme: z.boolean().optional(),
  sepa_url: z.string(),
});

export type RefundBatch = z.output<typeof refundBatch>;

/** A validated file that waits for its transfer. */
export const refundableRepair = refundLine.extend({
  /** Whose share it is; absent where the programme pays alone. */
  funder_id: id.optional(),
  gender: repairGender,
  status: repairStatus,
  validated_at: instant,
  /** Of a changed account that waits for its approval: whoever changed it does not approve it. */
  account_changed_by_id: id.optional(),
  /** By when the programme promised to pay it. */
  promised_at: instant,
});

export type RefundableRepair = z.output<typeof refundableRepair>;

const fileBatch = z.object({ refund_id: id, state: refundState, create_date: instant });

/** What happened to the money of a file, and what did not yet. */
export const fileMoney = z.object({
  repair_id: id,
  repair_rozo_id: fileNumber,
  /** Decimal euros: what the programme granted, what reached the account, what is neither paid nor on its way. */
  granted: z.number(),
  paid: z.number(),
  due: z.number(),
  /** Decimal euros in a batch that is not settled. */
  on_its_way: z.number(),
  promised_at: instant.optional(),
  /** When the last money came that was not sent back. */
  paid_at: instant.optional(),
  /** Of the transfer that paid it, or is to pay it; where funders share it, each share has its own. */
  reference: z.string().optional(),
  /** The batch that holds it, or else that paid it; where funders share it, each share has its own. */
  batch: fileBatch.optional(),
  blocked_by: payeeBlock.optional(),
  /** With the number of the file, by which shop and client find it in the public log. */
  receipt_code: z.string().optional(),
  entries: z.array(
    z.object({
      kind: z.enum(entryKinds),
      /** Signed decimal euros. */
      amount: z.number(),
      at: instant,
      reference: z.string().optional(),
      /** Whose share the entry is about; absent where the programme pays alone. */
      funder_id: id.optional(),
    }),
  ),
  /** What each funder owes of the file, in its order; absent where the programme pays alone. */
  shares: z
    .array(
      z.object({
        funder_id: id,
        /** Decimal euros. */
        granted: z.number(),
        paid: z.number(),
        due: z.number(),
        on_its_way: z.number(),
        reference: z.string().optional(),
        batch: fileBatch.optional(),
      }),
    )
    .optional(),
});
export type FileMoney = z.output<typeof fileMoney>;

/** A transfer as the establishment that it pays sees it. */
export const payment = refundTransfer.omit({ entity_id: true }).extend({
  refund_id: id,
  /** Whose share it is; absent where the programme pays alone. */
  funder_id: id.optional(),
  sent_at: instant,
  lines: z.array(
    refundLine.omit({ entity_id: true, entity_name: true, blocked_by: true }).extend({
      /** By when the programme promised to pay the file. */
      promised_at: instant.optional(),
    }),
  ),
});
export type Payment = z.output<typeof payment>;

/** What an establishment is owed. */
export const owed = z.object({
  files: z.int(),
  /** Decimal euros. */
  due: z.number(),
  /** Decimal euros that were paid too much and that no request asks for, which `due` counts off: withheld from the next transfers. */
  retained: z.number().optional(),
  /** Decimal euros that open payment requests ask for: to be paid back, and no part of `retained`. */
  to_pay_back: z.number().optional(),
  /** Decimal euros that it paid back beyond what was asked: the programme is still to say what they are for. */
  paid_beyond: z.number().optional(),
  on_its_way: z.number(),
  /** Of the file that waits longest. */
  promised_at: instant.optional(),
  blocked_by: payeeBlock.optional(),
  /** The programme suspends its payments, and says so. */
  suspension: z
    .object({ reason: z.string(), since: instant })
    .optional()
    .describe('Why the programme pays nothing at this moment, and since when; only where it says so'),
});
export type Owed = z.output<typeof owed>;

/** How often the programme paid within the delay that it promises. */
export const paymentPromise = z.object({
  delay_days: z.int(),
  /**
   * Files paid in the last thirty days, of them those that were paid in time, and files that wait beyond their delay;
   * `null` where so few could point to a person.
   */
  paid: z.int().nullable(),
  paid_in_time: z.int().nullable(),
  overdue: z.int().nullable(),
});
export type PaymentPromise = z.output<typeof paymentPromise>;

/** Files that wait for their first payment: those whose promise is past, and those that only the next batch pays in time. */
const promised = z.object({
  files: z.int(),
  /** Of them those that a batch holds. */
  in_batch: z.int(),
});
export const promiseWatch = z.object({ delay_days: z.int(), notice_days: z.int(), late: promised, soon: promised });
export type PromiseWatch = z.output<typeof promiseWatch>;

/** Validated files that no batch holds, as a queue of the desk. */
export const waitingPayments = z.object({
  count: z.int(),
  oldest: z.object({ repair_rozo_id: z.string(), since: z.iso.datetime() }).optional(),
  median_since: z.iso.datetime().optional().describe('Half of them have waited since then, or longer'),
  at_risk: z
    .int()
    .describe(
      'How many have used up the delay that the programme promises, or do so within seven days: the next batch is the last one in time',
    ),
});
export type WaitingPayments = z.output<typeof waitingPayments>;
