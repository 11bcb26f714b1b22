import type { BankAnswer, BankQuestionReason, RuledBankQuestion } from '@alveole/domain';
import type { BankOutcome, BankQuestion, BankReport, UnreadReason } from './bank-wire.ts';
import { camelOf, centsOf } from '../values/wire-values.ts';
import type { Camel } from '../values/wire-values.ts';

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
export interface BankReportView extends Omit<BankReport, 'lines' | 'unread' | 'receipts'> {
  /** Money that came from establishments. */
  readonly receipts: readonly ReportedReceiptView[];
  readonly lines: readonly BankLineView[];
  readonly unread: readonly UnreadEntryView[];
}

type ReportedReceipt = NonNullable<BankReport['receipts']>[number];

/** Money that came from an establishment, and what it led to. */
export interface ReportedReceiptView extends Omit<ReportedReceipt, 'entity_name'> {
  readonly entityName?: string | undefined;
}

export function bankReportViewOf({ lines, unread, receipts = [], ...report }: BankReport): BankReportView {
  return {
    ...report,
    receipts: receipts.map(({ entity_name, ...receipt }) => ({ ...receipt, entityName: entity_name })),
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
  const {
    question_id,
    row_hash,
    reason,
    state,
    create_date,
    candidates,
    proposal,
    told: statedReason,
    ...bankLine
  } = question;
  return {
    ...bankLine,
    statedReason,
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
