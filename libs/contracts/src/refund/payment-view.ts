import type { EntryKind, RefundState } from '@alveole/domain';
import type { FileMoney, Owed, Payment, TransferState, PaymentPromise, PromiseWatch, WaitingPayments } from './wire.ts';
import { blockViewOf } from './view.ts';
import type { PayeeBlockView } from './view.ts';
import { centsOf } from '../values/wire-values.ts';

/** A transfer as the establishment that it pays reads it. */
export interface PaymentView {
  readonly reference: string;
  /** Whose share it is; undefined where the programme pays alone. */
  readonly funderId?: string;
  /** As the transfer names the establishment. */
  readonly payeeName: string;
  readonly amountCents: number;
  readonly state: TransferState;
  /** ISO instants. */
  readonly sentAt: string;
  readonly settledAt?: string;
  /** ISO 20022 code of the bank. */
  readonly reason?: string;
  readonly lines: readonly PaidFileView[];
}

/** What a transfer pays for one file. */
export interface PaidFileView {
  readonly repairId: string;
  readonly fileNumber: string;
  /** Below zero when too much was paid before. */
  readonly amountCents: number;
  /** Money that was paid for the file stands, and this corrects it. */
  readonly isCorrection: boolean;
  /** ISO instant by which the programme promised to pay the file. */
  readonly promisedAt?: string;
}

export function paymentViewOf(payment: Payment): PaymentView {
  const { reference, funder_id, payee_name, amount, state, sent_at, settled_at, reason, lines } = payment;
  return {
    reference,
    funderId: funder_id,
    payeeName: payee_name,
    amountCents: centsOf(amount),
    state,
    sentAt: sent_at,
    settledAt: settled_at,
    reason,
    lines: lines.map((line) => ({
      repairId: line.repair_id,
      fileNumber: line.repair_rozo_id,
      amountCents: centsOf(line.amount),
      isCorrection: line.is_correction ?? false,
      promisedAt: line.promised_at,
    })),
  };
}

/** What an establishment is owed. */
export interface OwedView {
  readonly files: number;
  /** What is due, less what is retained; below zero where too much was paid. */
  readonly dueCents: number;
  /** Paid too much before, and not asked for: withheld from the next transfers. */
  readonly retainedCents: number;
  /** Asked for by open payment requests: to be paid back. */
  readonly toPayBackCents: number;
  /** Paid back beyond what was asked: the programme decides what it is for. */
  readonly paidBeyondCents: number;
  readonly onItsWayCents: number;
  /** ISO instant by which the oldest file was promised to be paid. */
  readonly promisedAt?: string;
  /** Why it cannot be paid at this moment. */
  readonly blockedBy?: PayeeBlockView;
  /** The programme suspends the payments, and says why and since when (ISO). */
  readonly suspension?: { readonly reason: string; readonly since: string };
}

export function owedViewOf(owed: Owed): OwedView {
  const { files, due, retained, to_pay_back, paid_beyond, on_its_way, promised_at, blocked_by, suspension } = owed;
  return {
    files,
    dueCents: centsOf(due),
    retainedCents: centsOf(retained ?? 0),
    toPayBackCents: centsOf(to_pay_back ?? 0),
    paidBeyondCents: centsOf(paid_beyond ?? 0),
    onItsWayCents: centsOf(on_its_way),
    promisedAt: promised_at,
    blockedBy: blockViewOf(blocked_by),
    suspension,
  };
}

/** The money of one file. */
export interface FileMoneyView {
  /** Integer cents: what the programme granted, what reached the account, what is neither paid nor on its way. */
  readonly grantedCents: number;
  readonly paidCents: number;
  readonly dueCents: number;
  /** Integer cents in a transfer that is not settled. */
  readonly onItsWayCents: number;
  /** ISO instants. */
  readonly promisedAt?: string;
  readonly paidAt?: string;
  /** Of the transfer that paid it, or is to pay it; where funders share it, each share has its own. */
  readonly reference?: string;
  /** The batch that holds it, or else that paid it; where funders share it, each share has its own. */
  readonly batch?: FileBatchView;
  /** Why it cannot be paid at this moment. */
  readonly blockedBy?: PayeeBlockView;
  /** Oldest first; nothing is ever taken away from them. */
  /** With the number of the file, by which it is found in the public log. */
  readonly receiptCode?: string;
  readonly entries: readonly MoneyEntryView[];
  /** What each funder owes of the file; undefined where the programme pays alone. */
  readonly shares?: readonly ShareMoneyView[];
}

/** The money of one funder's share of a file, in integer cents. */
export interface ShareMoneyView {
  readonly funderId: string;
  readonly grantedCents: number;
  readonly paidCents: number;
  readonly dueCents: number;
  readonly onItsWayCents: number;
  /** Of the transfer that paid it, or is to pay it. */
  readonly reference?: string;
  /** The batch that holds it, or else that paid it. */
  readonly batch?: FileBatchView;
}

export interface FileBatchView {
  readonly batchId: string;
  readonly state: RefundState;
  /** ISO instant. */
  readonly createdAt: string;
}

export interface MoneyEntryView {
  readonly kind: EntryKind;
  /** Signed integer cents. */
  readonly amountCents: number;
  readonly at: string;
  readonly reference?: string;
  /** Whose share it is about; undefined where the programme pays alone. */
  readonly funderId?: string;
}

export function fileMoneyViewOf(money: FileMoney): FileMoneyView {
  return {
    grantedCents: centsOf(money.granted),
    paidCents: centsOf(money.paid),
    dueCents: centsOf(money.due),
    onItsWayCents: centsOf(money.on_its_way),
    promisedAt: money.promised_at,
    paidAt: money.paid_at,
    reference: money.reference,
    batch: batchViewOf(money.batch),
    blockedBy: blockViewOf(money.blocked_by),
    receiptCode: money.receipt_code,
    entries: money.entries.map(({ kind, amount, at, reference, funder_id }) => ({
      kind,
      amountCents: centsOf(amount),
      at,
      reference,
      funderId: funder_id,
    })),
    shares: money.shares?.map((share) => ({
      funderId: share.funder_id,
      grantedCents: centsOf(share.granted),
      paidCents: centsOf(share.paid),
      dueCents: centsOf(share.due),
      onItsWayCents: centsOf(share.on_its_way),
      reference: share.reference,
      batch: batchViewOf(share.batch),
    })),
  };
}

function batchViewOf(batch: FileMoney['batch']): FileBatchView | undefined {
  return batch && { batchId: batch.refund_id, state: batch.state, createdAt: batch.create_date };
}

/** How often the programme paid within the delay that it promises. */
export interface PaymentPromiseView {
  readonly delayDays: number;
  /**
   * Files paid in the last thirty days, of them those that were paid in time, and those that wait beyond the delay;
   * undefined where they are too few to be told.
   */
  readonly counts: { readonly paid: number; readonly inTime: number; readonly overdue: number } | undefined;
}

export function paymentPromiseViewOf(promise: PaymentPromise): PaymentPromiseView {
  const { delay_days, paid, paid_in_time, overdue } = promise;
  const isTold = paid !== null && paid_in_time !== null && overdue !== null;
  return { delayDays: delay_days, counts: isTold ? { paid, inTime: paid_in_time, overdue } : undefined };
}

/** Files that wait for their first payment, and how many of them a batch holds. */
export interface PromisedFilesView {
  readonly files: number;
  readonly inBatch: number;
}

/** Which promises are past, and which are unless the next batch keeps them. */
export interface PromiseWatchView {
  readonly delayDays: number;
  readonly noticeDays: number;
  readonly late: PromisedFilesView;
  readonly soon: PromisedFilesView;
}

export function promiseWatchViewOf({ delay_days, notice_days, late, soon }: PromiseWatch): PromiseWatchView {
  return {
    delayDays: delay_days,
    noticeDays: notice_days,
    late: { files: late.files, inBatch: late.in_batch },
    soon: { files: soon.files, inBatch: soon.in_batch },
  };
}

/** The validated files that no batch holds, as a queue of the desk. */
export interface WaitingPaymentsView {
  readonly count: number;
  /** The file that was validated first, with its date as ISO text. */
  readonly oldest?: { readonly fileNumber: string; readonly since: string };
  /** Half of them have waited since then, or longer. */
  readonly medianSince?: string;
  /** How many have used up the delay that the programme promises, or do so within a day. */
  readonly atRisk: number;
}

export function waitingPaymentsOf({ count, oldest, median_since, at_risk }: WaitingPayments): WaitingPaymentsView {
  return {
    count,
    atRisk: at_risk,
    ...(median_since && { medianSince: median_since }),
    ...(oldest && { oldest: { fileNumber: oldest.repair_rozo_id, since: oldest.since } }),
  };
}
