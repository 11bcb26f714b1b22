import type { RecoveryStepKind } from '@alveole/contracts/recovery';
import type { OverpaymentCause, RecoveryState, StatedRecoverySums } from '@alveole/domain';
import type { Debtor } from './debtor.ts';
import type { Person } from './refund-batch.ts';

/** A file for which an establishment owes. */
export interface OwedShare {
  readonly repairId: string;
  readonly fileNumber: string;
  /** Integer cents that are owed for it, above zero. */
  readonly cents: number;
  /** Absent of what was requested before causes were noted. */
  readonly cause?: OverpaymentCause | undefined;
}

/** One thing that happened to a payment request. */
export interface RecoveryStep {
  readonly act: RecoveryStepKind;
  readonly at: Date;
  /** Who did it: a member of staff, the bank, the calendar. */
  readonly by: string;
  readonly cents?: number | undefined;
  readonly reason?: string | undefined;
}

/** Money of a receipt that a request took. */
export interface RecoveryPayment {
  readonly receiptId: string;
  readonly cents: number;
}

/** The write-off that a first person proposed. */
export interface ProposedWriteOff {
  readonly reason: string;
  readonly person: Person;
  readonly at: Date;
}

/** A request to an establishment to pay back what it owes to one funder. */
export interface Recovery {
  readonly recoveryId: string;
  /** From 1, without a gap: its reference is made of it. */
  readonly number: number;
  readonly reference: string;
  readonly entityId: string;
  readonly entityName: string;
  readonly funderId: string;
  /** As the campaign called it that day; undefined where the programme pays alone. */
  readonly funderName?: string | undefined;
  readonly state: RecoveryState;
  readonly requestedCents: number;
  readonly writtenOffCents: number;
  readonly payments: readonly RecoveryPayment[];
  /** As they stood when it was requested. */
  readonly files: readonly OwedShare[];
  /** Whose account the money is asked to, as it was then. */
  readonly creditor: Debtor;
  readonly requestedAt: Date;
  /** `2026-12-27`. */
  readonly dueOn: string;
  readonly remindedAt: readonly Date[];
  readonly proposal?: ProposedWriteOff | undefined;
  /** Oldest first. */
  readonly steps: readonly RecoveryStep[];
  /** Nothing else is requested of the establishment by this funder: it is open, or its end is being written. */
  readonly isStanding: boolean;
  readonly rowHash: string;
  readonly sequence: number;
}

export function statedSumsOf({
  requestedCents,
  writtenOffCents,
  payments,
}: Pick<Recovery, 'requestedCents' | 'writtenOffCents' | 'payments'>): StatedRecoverySums {
  const paidCents = payments.reduce((sum, { cents }) => sum + cents, 0);
  return { requestedCents, writtenOffCents, paidCents };
}

/** The end of the due date, late enough in every zone of France. */
export function dueAtOf({ dueOn }: Pick<Recovery, 'dueOn'>): Date {
  return new Date(`${dueOn}T22:59:59Z`);
}
