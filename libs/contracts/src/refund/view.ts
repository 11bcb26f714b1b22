import type {
  BankAnswer,
  BankQuestionReason,
  RefundState,
  RepairKind,
  RepairStatus,
  RuledBankQuestion,
  RuledBatch,
} from '@alveole/domain';
import type { z } from 'zod';
import type { RouteResult } from '../define/define-route.ts';
import type { writeRefund } from './routes.ts';
import type { BankOutcome, BankQuestion, BankReport, UnreadReason } from './bank-wire.ts';
import type { PayeeBlock, RefundableRepair, RefundBatch, refundLine, TransferState } from './wire.ts';
import { camelOf, centsOf } from '../values/wire-values.ts';
import type { Camel } from '../values/wire-values.ts';

/** A file in a batch, with its premium. */
export interface RefundLineView {
  readonly repairId: string;
  readonly fileNumber: string;
  readonly entityId: string;
  readonly entityName: string;
  /** Below zero when too much was paid before. */
  readonly amountCents: number;
  /** Money that was paid for the file stands, and this corrects it. */
  readonly isCorrection: boolean;
  /** Why its establishment cannot be paid at this moment; told of what is not approved yet. */
  readonly blockedBy?: PayeeBlockView;
}

/** One transfer of a batch to one establishment. */
export interface RefundTransferView {
  readonly reference: string;
  readonly entityId: string;
  readonly payeeName: string;
  readonly amountCents: number;
  readonly state: TransferState;
  /** ISO 20022 code of the bank. */
  readonly reason?: string;
}

/** The account of an establishment, by its holder and its last four characters. */
export interface PayeeAccountView {
  readonly entityId: string;
  readonly accountHolder: string;
  readonly ibanEndsWith: string;
}

/** A batch of transfers as rules and screens read it; `decideRefund` takes it as it is. */
export interface RefundBatchView extends RuledBatch {
  readonly batchId: string;
  readonly state: RefundState;
  /** Of the version that was read; a step names it. */
  readonly rowHash: string;
  /** ISO instant. */
  readonly createdAt: string;
  readonly totalCents: number;
  readonly lines: readonly RefundLineView[];
  /** None before the approval. */
  readonly transfers: readonly RefundTransferView[];
  /** Of a draft: whose accounts it would pay now. */
  readonly payees?: readonly PayeeAccountView[];
  readonly drafterName: string;
  readonly approverId?: string;
  readonly approverName?: string;
  /** Who refused or withdrew the draft, when (ISO instant), and why it was refused. */
  readonly stopped?: { readonly byName: string; readonly at: string; readonly reason?: string };
  /** Whose account pays, and its last four characters; undefined of old batches. */
  readonly debtor?: { readonly name: string; readonly ibanEndsWith: string };
}

export function refundBatchViewOf(batch: RefundBatch): RefundBatchView {
  return {
    batchId: batch.refund_id,
    state: batch.state,
    rowHash: batch.row_hash,
    createdAt: batch.create_date,
    totalCents: centsOf(batch.total),
    lines: batch.lines.map(refundLineViewOf),
    transfers: batch.transfers.map(({ reference, entity_id, payee_name, amount, state, reason }) => ({
      reference,
      entityId: entity_id,
      payeeName: payee_name,
      amountCents: centsOf(amount),
      state,
      reason,
    })),
    payees: batch.payees?.map(({ entity_id, account_holder, iban_ends_with }) => ({
      entityId: entity_id,
      accountHolder: account_holder,
      ibanEndsWith: iban_ends_with,
    })),
    drafterId: batch.drafted_by_id,
    drafterName: batch.drafted_by,
    approverId: batch.approved_by_id,
    approverName: batch.approved_by,
    stopped: batch.stopped && { byName: batch.stopped.by, at: batch.stopped.at, reason: batch.stopped.reason },
    debtor: batch.debtor && { name: batch.debtor.name, ibanEndsWith: batch.debtor.iban_ends_with },
  };
}

/** The batch that was written. */
export function batchIdOf({ refund_id }: Pick<RouteResult<typeof writeRefund>, 'refund_id'>): string {
  return refund_id;
}

/** A validated file that waits for its transfer. */
export interface RefundableView extends RefundLineView {
  readonly kind: RepairKind;
  readonly status: RepairStatus;
  /** ISO instant. */
  readonly validatedAt: string;
  /** ISO instant by which the programme promised to pay it. */
  readonly promisedAt: string;
  /** Whoever gave the account that waits for its approval, where that was told. */
  readonly changedById?: string;
}

export function refundableViewOf(file: RefundableRepair): RefundableView {
  return {
    ...refundLineViewOf(file),
    kind: file.gender,
    status: file.status,
    validatedAt: file.validated_at,
    promisedAt: file.promised_at,
    changedById: file.account_changed_by_id,
  };
}

function refundLineViewOf(line: z.output<typeof refundLine>): RefundLineView {
  return {
    repairId: line.repair_id,
    fileNumber: line.repair_rozo_id,
    entityId: line.entity_id,
    entityName: line.entity_name,
    amountCents: centsOf(line.amount),
    isCorrection: line.is_correction ?? false,
    blockedBy: blockViewOf(line.blocked_by),
  };
}

/** Why the money of an establishment waits. */
export type PayeeBlockView =
  | 'missingIban'
  | 'invalidIban'
  | 'outsideSepa'
  | 'missingBic'
  | 'changedIban'
  | 'refusedAccount'
  | 'paymentsSuspended'
  | 'bankQuestion';

const holds: Readonly<Record<PayeeBlock, PayeeBlockView>> = {
  missing_iban: 'missingIban',
  invalid_iban: 'invalidIban',
  outside_sepa: 'outsideSepa',
  missing_bic: 'missingBic',
  changed_iban: 'changedIban',
  refused_account: 'refusedAccount',
  payments_suspended: 'paymentsSuspended',
  bank_question: 'bankQuestion',
};

export function blockViewOf(block: PayeeBlock | undefined): PayeeBlockView | undefined {
  return block && holds[block];
}

/** One line of a file of the bank. */
export interface BankLineView extends Omit<BankReport['lines'][number], 'transfer' | 'outcome'> {
  readonly outcome: Camel<BankOutcome>;
  /** The transfer of ours that the line is about. */
  readonly transfer?: NamedTransferView;
}

/** An entry that was not taken in. */
export interface UnreadEntryView extends Omit<BankReport['unread'][number], 'why'> {
  readonly why: Camel<UnreadReason>;
}

/** Whom a transfer pays, how much, for which files, and in which batch. */
export interface NamedTransferView {
  readonly batchId: string;
  readonly entityId: string;
  readonly entityName: string;
  readonly amountCents: number;
  readonly fileNumbers: readonly string[];
}

/** What a file of the bank led to; sums stay decimal, for a foreign one may have parts smaller than a hundredth. */
export interface BankReportView extends Omit<BankReport, 'lines' | 'unread'> {
  readonly lines: readonly BankLineView[];
  readonly unread: readonly UnreadEntryView[];
}

export function bankReportViewOf({ lines, unread, ...report }: BankReport): BankReportView {
  return {
    ...report,
    lines: lines.map(({ transfer, outcome, ...line }) => ({
      ...line,
      outcome: camelOf(outcome),
      transfer: transfer && namedTransferViewOf(transfer),
    })),
    unread: unread.map((entry) => ({ ...entry, why: camelOf(entry.why) })),
  };
}

function namedTransferViewOf(transfer: NonNullable<BankReport['lines'][number]['transfer']>): NamedTransferView {
  return {
    batchId: transfer.refund_id,
    entityId: transfer.entity_id,
    entityName: transfer.entity_name,
    amountCents: centsOf(transfer.amount),
    fileNumbers: transfer.files,
  };
}

/** A transfer, or all of a batch, that a question of the bank may be about. */
export interface BankCandidateView extends NamedTransferView {
  /** The reference of the transfer, or the id of the batch. */
  readonly candidate: string;
  /** ISO instant at which its batch was drafted. */
  readonly draftedAt: string;
}

/** What a file of the bank left unclear; `decideBankQuestion` takes it as it is. */
export interface BankQuestionView extends RuledBankQuestion {
  readonly questionId: string;
  readonly rowHash: string;
  readonly reason: Camel<BankQuestionReason>;
  /** ISO instant. */
  readonly createdAt: string;
  readonly reference: string;
  /** ISO 20022 code of the bank, or its own. */
  readonly statedReason?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly day?: string;
  readonly side?: 'debit' | 'credit';
  readonly candidates: readonly BankCandidateView[];
  readonly proposal?: { readonly answer: BankAnswer; readonly references: readonly string[]; readonly by: string };
}

export function bankQuestionViewOf(question: BankQuestion): BankQuestionView {
  const { question_id, row_hash, reason, state, create_date, candidates, proposal, told, ...bankLine } = question;
  return {
    ...bankLine,
    statedReason: told,
    questionId: question_id,
    rowHash: row_hash,
    reason: camelOf(reason),
    state,
    createdAt: create_date,
    candidates: candidates.map((one) => ({
      ...namedTransferViewOf(one),
      candidate: one.candidate,
      draftedAt: one.create_date,
    })),
    proposal,
    proposerId: proposal?.by_id,
  };
}
