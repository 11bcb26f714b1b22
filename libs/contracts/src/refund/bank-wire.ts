import { bankAnswers, bankQuestionReasons, bankQuestionStates } from '@alveole/domain';
import { z } from 'zod';
import { fileNumber } from '../repair/file-fields.ts';
import { receiptOutcomes } from '../recovery/wire.ts';
import { id, instant, rowHash } from '../values/primitives.ts';

/** The most characters that a file of the bank may hold: the rest of a call's mebibyte is its quoting. */
export const bankFileCharacters = 900_000;

/**
 * What a line of a file of the bank led to: applied (`paid`, `rejected`, `returned`), told before (`known`), about nobody
 * here (`unknown`); all else is an open question for two people.
 */
export const bankOutcome = z.enum(['paid', 'rejected', 'returned', 'known', 'unknown', ...bankQuestionReasons]);
export type BankOutcome = z.output<typeof bankOutcome>;

/** A transfer as staff looks for it: whom it pays, how much, for which files, and in which batch. */
const namedTransfer = z.object({
  refund_id: id,
  entity_id: id,
  entity_name: z.string(),
  /** Decimal euros of the transfer. */
  amount: z.number(),
  files: z.array(fileNumber),
});

export const bankKind = z.enum(['camt.052', 'camt.053', 'camt.054', 'pain.002']);
export type BankKind = z.output<typeof bankKind>;

/**
 * Why an entry was not taken in: no amount, direction, status or reference that can be read, not booked yet, movements
 * of a day that is not over (camt.052), no element with content.
 */
export const unreadReason = z.enum([
  'amount',
  'direction',
  'status',
  'reference',
  'not_booked',
  'intraday',
  'malformed',
]);
export type UnreadReason = z.output<typeof unreadReason>;

const bankSum = {
  /** Decimal, in `currency`, where the file tells it. */
  amount: z.number().optional(),
  /** ISO 4217 code of the amount. */
  currency: z.string().optional(),
  /** Day of the booking, `2026-11-21`. */
  day: z.string().optional(),
};

/** What a file is told that the answers of a bank are not read from, by what it is. */
export const bankFileFaults = {
  unknown: { id: 'bank-file-unknown', message: 'content (INVALID): Not a file of the bank' },
  'pain.001': {
    id: 'bank-file-is-a-transfer-order',
    message: 'content (INVALID): A pain.001, which goes to the bank and tells nothing of it',
  },
} as const;

/** A file of the bank, line by line in the order in which the lines were applied, and what was not taken in. */
export const bankReport = z.object({
  kind: bankKind,
  lines: z.array(
    z.object({
      reference: z.string(),
      outcome: bankOutcome,
      reason: z.string().optional(),
      /** The transfer of ours that the line is about; absent of an unknown reference. */
      transfer: namedTransfer.optional(),
      ...bankSum,
    }),
  ),
  /** Money that came from establishments, and what it led to: it settled a payment request, was told before, or asks staff. */
  receipts: z
    .array(
      z.object({
        outcome: z.enum(receiptOutcomes),
        /** Of the request that it names, where it names one. */
        reference: z.string().optional(),
        entity_name: z.string().optional(),
        ...bankSum,
      }),
    )
    .optional(),
  unread: z.array(z.object({ why: unreadReason, reference: z.string().optional(), ...bankSum })),
  /** Entries that are none of ours: they name no transfer of ours, and no sum fits. */
  others: z.int(),
});
export type BankReport = z.output<typeof bankReport>;

/** A transfer, or all of a batch, that an entry of the bank may be about. */
const bankCandidate = namedTransfer.extend({
  /** The reference of the transfer, or the id of the batch. */
  candidate: z.string(),
  /** When its batch was drafted. */
  create_date: instant,
});

/** What a file of the bank left unclear, until two people settled it. */
export const bankQuestion = z.object({
  question_id: id,
  row_hash: rowHash,
  reason: z.enum(bankQuestionReasons),
  state: z.enum(bankQuestionStates),
  create_date: instant,
  /** As the file names its transfer or payment; empty where it names none. */
  reference: z.string(),
  /** ISO 20022 code of the bank, or its own. */
  told: z.string().optional(),
  ...bankSum,
  /** Of a sum that names no transfer: whether it left the account or came to it. */
  side: z.enum(['debit', 'credit']).optional(),
  candidates: z.array(bankCandidate),
  /** The answer that a first person gave; another confirms it. */
  proposal: z
    .object({
      answer: z.enum(bankAnswers),
      references: z.array(z.string()),
      by: z.string(),
      by_id: id,
      at: instant,
    })
    .optional(),
});
export type BankQuestion = z.output<typeof bankQuestion>;
