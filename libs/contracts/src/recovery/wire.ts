import { overpaymentCauses, receiptAnswers, receiptReasons, receiptStates, recoveryStates } from '@alveole/domain';
import { z } from 'zod';
import { fileNumber } from '../repair/file-fields.ts';
import { day, id, instant, rowHash, text } from '../values/primitives.ts';

/** Why something is requested early, or written off; it is read in the history. */
export const recoveryReason = text(500).trim().min(1, 'Field is required');

/** What became of a sum that was requested; the parts add up to it. Decimal euros. */
const sums = {
  requested: z.number(),
  paid: z.number(),
  written_off: z.number(),
  netted: z.number(),
  left: z.number(),
};

const owedFile = z.object({
  repair_id: id,
  repair_rozo_id: fileNumber,
  /** Decimal euros that are owed for it, above zero. */
  amount: z.number(),
  /** Why too much was paid for it; absent of what was requested before causes were noted. */
  cause: z.enum(overpaymentCauses).optional(),
});

/** Whose account the money is asked to. */
const creditor = z.object({ name: z.string(), iban: z.string(), bic: z.string() });

/** A payment request, as lists show it. */
export const recovery = z.object({
  recovery_id: id,
  row_hash: rowHash,
  state: z.enum(recoveryStates),
  /** Creditor reference (ISO 11649) that the payment names. */
  reference: z.string(),
  entity_id: id,
  entity_name: z.string(),
  /** To whom it is owed; absent where the programme pays alone. */
  funder_id: id.optional(),
  ...sums,
  create_date: instant,
  due_on: day,
  /** How often it was reminded of. */
  reminders: z.int(),
  /** A write-off that a first person proposed; another confirms it. */
  proposal: z.object({ reason: z.string(), by: z.string(), by_id: id, at: instant }).optional(),
});
export type Recovery = z.output<typeof recovery>;

/** What happened to a payment request. */
export const recoverySteps = [
  'request',
  'remind',
  'pay',
  'propose_write_off',
  'take_back',
  'write_off',
  'settle',
  'cancel',
] as const;
export type RecoveryStepKind = (typeof recoverySteps)[number];

/** A payment request with all that happened to it. */
export const wholeRecovery = recovery.extend({
  creditor,
  files: z.array(owedFile),
  steps: z.array(
    z.object({
      act: z.enum(recoverySteps),
      at: instant,
      by: z.string(),
      amount: z.number().optional(),
      reason: z.string().optional(),
    }),
  ),
});
export type WholeRecovery = z.output<typeof wholeRecovery>;

/** A payment request as its establishment reads it. */
export const ownRecovery = z.object({
  recovery_id: id,
  state: z.enum(recoveryStates),
  reference: z.string(),
  funder_id: id.optional(),
  ...sums,
  create_date: instant,
  due_on: day,
  creditor,
  files: z.array(owedFile),
  entity_name: z.string(),
});
export type OwnRecovery = z.output<typeof ownRecovery>;

/** What an establishment owes to a funder, and nobody has requested yet. */
export const debt = z.object({
  entity_id: id,
  entity_name: z.string(),
  funder_id: id.optional(),
  /** Decimal euros, what is due to it counted against it. */
  owed: z.number(),
  /** When its account last moved. */
  moved_at: instant,
  /** From when on it may be requested without a reason. */
  requestable_at: instant,
  /** The establishment has left the programme. */
  is_closed: z.boolean(),
  files: z.array(owedFile),
});
export type Debt = z.output<typeof debt>;

/** Money that came to the account of the programme or of a funder. */
export const receipt = z.object({
  receipt_id: id,
  row_hash: rowHash,
  state: z.enum(receiptStates),
  /** Why people are asked; absent of what settled a request by itself. */
  why: z.enum(receiptReasons).optional(),
  /** What came, in decimal units of its currency. */
  amount: z.number(),
  /** ISO 4217 code; absent of euros. Money in another currency settles no request. */
  currency: z.string().optional(),
  /** Of them what no request has taken and nobody gave back. */
  left: z.number(),
  /** Day of the booking. */
  booked_on: z.string().optional(),
  create_date: instant,
  payer: z.string().optional(),
  /** What the payer wrote. */
  remittance: z.string(),
  /** Last four characters of the account that it came to. */
  account_ends_with: z.string().optional(),
  /** Open requests that it may be for. */
  candidates: z.array(z.object({ recovery_id: id, reference: z.string(), entity_name: z.string(), left: z.number() })),
  proposal: z
    .object({
      answer: z.enum(receiptAnswers),
      recovery_id: id.optional(),
      reference: z.string().optional(),
      by: z.string(),
      by_id: id,
      at: instant,
    })
    .optional(),
});
export type Receipt = z.output<typeof receipt>;

/** What a credit of a file of the bank led to. */
export const receiptOutcomes = ['settled', 'known', 'question'] as const;
