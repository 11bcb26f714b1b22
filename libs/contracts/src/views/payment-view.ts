import type { EntryKind } from '@alveole/domain';
import type { FileMoney, Owed, Payment, TransferState, PaymentPromise } from '../wire/refund.ts';
import { holdViewOf } from './refund-view.ts';
import type { PayeeHoldView } from './refund-view.ts';
import { centsOf } from './wire-values.ts';

/** A transfer as the establishment that it pays reads it. */
export interface PaymentView {
  readonly reference: string;
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
  /** The file was paid before: this corrects it, or comes back from the bank. */
  readonly isCorrection: boolean;
}

export function paymentViewOf({ reference, amount, state, sent_at, settled_at, reason, lines }: Payment): PaymentView {
  return {
    reference,
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
    })),
  };
}

/** What an establishment is owed. */
export interface OwedView {
  readonly files: number;
  readonly dueCents: number;
  readonly onItsWayCents: number;
  /** ISO instant by which the oldest file was promised to be paid. */
  readonly promisedAt?: string;
  /** Why it cannot be paid at this moment. */
  readonly hold?: PayeeHoldView;
}

export function owedViewOf({ files, due, on_its_way, promised_at, blocked_by }: Owed): OwedView {
  return {
    files,
    dueCents: centsOf(due),
    onItsWayCents: centsOf(on_its_way),
    promisedAt: promised_at,
    hold: holdViewOf(blocked_by),
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
  /** Of the transfer that paid it, or is to pay it. */
  readonly reference?: string;
  /** Why it cannot be paid at this moment. */
  readonly hold?: PayeeHoldView;
  /** Oldest first; nothing is ever taken away from them. */
  readonly entries: readonly MoneyEntryView[];
}

export interface MoneyEntryView {
  readonly kind: EntryKind;
  /** Signed integer cents. */
  readonly amountCents: number;
  readonly at: string;
  readonly reference?: string;
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
    hold: holdViewOf(money.blocked_by),
    entries: money.entries.map(({ kind, amount, at, reference }) => ({
      kind,
      amountCents: centsOf(amount),
      at,
      reference,
    })),
  };
}

/** How often the programme paid within the delay that it promises. */
export interface PaymentPromiseView {
  readonly delayDays: number;
  /** Files paid in the last thirty days, and of them those that were paid in time; undefined where they are too few to be told. */
  readonly held: { readonly paid: number; readonly inTime: number } | undefined;
}

export function paymentPromiseViewOf({ delay_days, paid, paid_in_time }: PaymentPromise): PaymentPromiseView {
  const isTold = paid !== null && paid_in_time !== null;
  return { delayDays: delay_days, held: isTold ? { paid, inTime: paid_in_time } : undefined };
}
