import type {
  OverpaymentCause,
  ReceiptAnswer,
  ReceiptReason,
  ReceiptState,
  RecoveryState,
  RecoverySums,
} from '@alveole/domain';
import { camelOf, centsOf } from '../values/wire-values.ts';
import type { Camel } from '../values/wire-values.ts';
import type { Debt, OwnRecovery, Receipt, Recovery, RecoveryStepKind, WholeRecovery } from './wire.ts';

/** What a first person proposed; another confirms it. */
export interface ProposalView {
  readonly by: string;
  readonly byId: string;
  /** ISO instant. */
  readonly at: string;
}

/** A payment request, as lists show it. */
export interface RecoveryView extends RecoverySums {
  readonly recoveryId: string;
  readonly rowHash: string;
  readonly state: RecoveryState;
  readonly reference: string;
  readonly entityId: string;
  readonly entityName: string;
  readonly funderId?: string | undefined;
  /** ISO instant. */
  readonly createdAt: string;
  readonly dueOn: string;
  readonly reminders: number;
  readonly proposal?: (ProposalView & { readonly reason: string }) | undefined;
}

export interface OwedFileView {
  readonly repairId: string;
  readonly fileNumber: string;
  readonly amountCents: number;
  readonly cause?: OverpaymentCause | undefined;
}

export interface CreditorView {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
}

export interface RecoveryStepView {
  readonly act: Camel<RecoveryStepKind>;
  readonly at: string;
  readonly by: string;
  readonly amountCents?: number | undefined;
  readonly reason?: string | undefined;
}

export interface WholeRecoveryView extends RecoveryView {
  readonly creditor: CreditorView;
  readonly files: readonly OwedFileView[];
  readonly steps: readonly RecoveryStepView[];
}

type WireSums = Pick<Recovery, 'requested' | 'paid' | 'written_off' | 'netted' | 'left'>;

const sumsOf = ({ requested, paid, written_off, netted, left }: WireSums): RecoverySums => ({
  requestedCents: centsOf(requested),
  paidCents: centsOf(paid),
  writtenOffCents: centsOf(written_off),
  nettedCents: centsOf(netted),
  leftCents: centsOf(left),
});

const fileOf = (file: WholeRecovery['files'][number]): OwedFileView => ({
  repairId: file.repair_id,
  fileNumber: file.repair_rozo_id,
  amountCents: centsOf(file.amount),
  cause: file.cause,
});

export function recoveryViewOf(recovery: Recovery): RecoveryView {
  const { proposal } = recovery;
  return {
    recoveryId: recovery.recovery_id,
    rowHash: recovery.row_hash,
    state: recovery.state,
    reference: recovery.reference,
    entityId: recovery.entity_id,
    entityName: recovery.entity_name,
    funderId: recovery.funder_id,
    ...sumsOf(recovery),
    createdAt: recovery.create_date,
    dueOn: recovery.due_on,
    reminders: recovery.reminders,
    proposal: proposal && { reason: proposal.reason, by: proposal.by, byId: proposal.by_id, at: proposal.at },
  };
}

export function wholeRecoveryViewOf(recovery: WholeRecovery): WholeRecoveryView {
  return {
    ...recoveryViewOf(recovery),
    creditor: recovery.creditor,
    files: recovery.files.map(fileOf),
    steps: recovery.steps.map(({ act, at, by, amount, reason }) => ({
      act: camelOf(act),
      at,
      by,
      amountCents: amount === undefined ? undefined : centsOf(amount),
      reason,
    })),
  };
}

/** A payment request as its establishment reads it. */
export interface OwnRecoveryView extends RecoverySums {
  readonly recoveryId: string;
  readonly state: RecoveryState;
  readonly reference: string;
  readonly funderId?: string | undefined;
  readonly entityName: string;
  readonly createdAt: string;
  readonly dueOn: string;
  readonly creditor: CreditorView;
  readonly files: readonly OwedFileView[];
}

export function ownRecoveryViewOf(recovery: OwnRecovery): OwnRecoveryView {
  return {
    recoveryId: recovery.recovery_id,
    state: recovery.state,
    reference: recovery.reference,
    funderId: recovery.funder_id,
    entityName: recovery.entity_name,
    ...sumsOf(recovery),
    createdAt: recovery.create_date,
    dueOn: recovery.due_on,
    creditor: recovery.creditor,
    files: recovery.files.map(fileOf),
  };
}

/** What an establishment owes, and nobody has requested yet. */
export interface DebtView {
  readonly entityId: string;
  readonly entityName: string;
  readonly funderId?: string | undefined;
  readonly owedCents: number;
  /** ISO instants. */
  readonly movedAt: string;
  readonly requestableAt: string;
  readonly isClosed: boolean;
  readonly files: readonly OwedFileView[];
}

export function debtViewOf(debt: Debt): DebtView {
  return {
    entityId: debt.entity_id,
    entityName: debt.entity_name,
    funderId: debt.funder_id,
    owedCents: centsOf(debt.owed),
    movedAt: debt.moved_at,
    requestableAt: debt.requestable_at,
    isClosed: debt.is_closed,
    files: debt.files.map(fileOf),
  };
}

/** Money that people have to make clear. */
export interface ReceiptView {
  readonly receiptId: string;
  readonly rowHash: string;
  readonly state: ReceiptState;
  readonly why?: Camel<ReceiptReason> | undefined;
  /** Hundredths of its currency. */
  readonly amountCents: number;
  readonly leftCents: number;
  /** ISO 4217 code; absent of euros. */
  readonly currency?: string | undefined;
  readonly bookedOn?: string | undefined;
  readonly createdAt: string;
  readonly payer?: string | undefined;
  readonly remittance: string;
  readonly accountEndsWith?: string | undefined;
  readonly candidates: readonly ReceiptCandidateView[];
  readonly proposal?:
    (ProposalView & { readonly answer: Camel<ReceiptAnswer>; readonly reference?: string | undefined }) | undefined;
}

export interface ReceiptCandidateView {
  readonly recoveryId: string;
  readonly reference: string;
  readonly entityName: string;
  readonly leftCents: number;
}

export function receiptViewOf(receipt: Receipt): ReceiptView {
  const { proposal } = receipt;
  return {
    receiptId: receipt.receipt_id,
    rowHash: receipt.row_hash,
    state: receipt.state,
    why: receipt.why && camelOf(receipt.why),
    amountCents: centsOf(receipt.amount),
    leftCents: centsOf(receipt.left),
    currency: receipt.currency,
    bookedOn: receipt.booked_on,
    createdAt: receipt.create_date,
    payer: receipt.payer,
    remittance: receipt.remittance,
    accountEndsWith: receipt.account_ends_with,
    candidates: receipt.candidates.map((candidate) => ({
      recoveryId: candidate.recovery_id,
      reference: candidate.reference,
      entityName: candidate.entity_name,
      leftCents: centsOf(candidate.left),
    })),
    proposal: proposal && {
      answer: camelOf(proposal.answer),
      reference: proposal.reference,
      by: proposal.by,
      byId: proposal.by_id,
      at: proposal.at,
    },
  };
}
