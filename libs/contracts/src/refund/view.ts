import type { RefundState, RepairKind, RepairStatus, RuledBatch } from '@alveole/domain';
import type { z } from 'zod';
import type { RouteResult } from '../define/define-route.ts';
import type { writeRefund } from './routes.ts';
import type { PayeeBlock, RefundableRepair, RefundBatch, refundLine, TransferState } from './wire.ts';
import { centsOf } from '../values/wire-values.ts';

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
  /** Whose shares it pays; undefined where the programme pays alone. */
  readonly funderId?: string;
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
  /** The day on which the bank is asked to carry it out, YYYY-MM-DD; undefined before the approval. */
  readonly executionDay?: string;
  /** Who refused or withdrew the draft, when (ISO instant), and why it was refused. */
  readonly stopped?: { readonly byName: string; readonly at: string; readonly reason?: string };
  /** Whose account pays, and its last four characters; undefined of old batches. */
  readonly debtor?: { readonly name: string; readonly ibanEndsWith: string };
  /** The account of the programme pays for a funder that has none of its own; told where one batch is read. */
  readonly isDebtorProgramme?: boolean;
}

export function refundBatchViewOf(batch: RefundBatch): RefundBatchView {
  return {
    batchId: batch.refund_id,
    funderId: batch.funder_id,
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
    executionDay: batch.execution_date,
    stopped: batch.stopped && { byName: batch.stopped.by, at: batch.stopped.at, reason: batch.stopped.reason },
    debtor: batch.debtor && { name: batch.debtor.name, ibanEndsWith: batch.debtor.iban_ends_with },
    isDebtorProgramme: batch.is_debtor_programme,
  };
}

/** The batch that was written. */
export function batchIdOf({ refund_id }: Pick<RouteResult<typeof writeRefund>, 'refund_id'>): string {
  return refund_id;
}

/** A validated file that waits for its transfer. */
export interface RefundableView extends RefundLineView {
  /** Of the share: a file waits once for each funder. */
  readonly shareId: string;
  /** Undefined where the programme pays alone. */
  readonly funderId?: string;
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
    shareId: file.funder_id === undefined ? file.repair_id : `${file.repair_id}_${file.funder_id}`,
    funderId: file.funder_id,
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
