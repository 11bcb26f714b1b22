import type { bankFileFaults, BankKind, BankOutcome, UnreadReason } from '@alveole/contracts/refund';

/** Money as a file of the bank writes it: the currency is part of it. */
export interface BankAmount {
  /** Decimal digits, as they stand in the file. */
  readonly text: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Integer cents; undefined of an amount with smaller parts than a hundredth. */
  readonly cents: number | undefined;
}

/** Whether money left the account or came to it. */
export type BankSide = 'debit' | 'credit';

/** What a line says of a transfer: an outcome, or something that only people can make sense of. */
export type BankWord =
  'paid' | 'rejected' | 'returned' | Extract<BankOutcome, 'bare_credit' | 'reversal' | 'return_code'>;

/** What a file of the bank says of one transfer. */
export interface BankLine {
  readonly reference: string;
  readonly word: BankWord;
  /** ISO 20022 code, or the bank's own; empty for what was paid. */
  readonly reason: string;
  /** Where the file tells it. */
  readonly amount?: BankAmount | undefined;
  /** The day of the booking, `2026-11-21`; undefined where the file tells none. */
  readonly day?: string | undefined;
  /** As the account books it; undefined of a status report, which books nothing. */
  readonly side?: BankSide | undefined;
}

/** Money that came to the account by itself: neither a transfer of ours that came back nor a reversal. */
export interface BankCredit {
  /** IBAN of the account that it came to, without spaces. */
  readonly account?: string | undefined;
  readonly amount: BankAmount;
  readonly day?: string | undefined;
  /** Of the bank for this booking, where it gives one. */
  readonly bankReference?: string | undefined;
  /** What the payer wrote, structured references first. */
  readonly remittance: string;
  readonly payer?: string | undefined;
  readonly payerIban?: string | undefined;
  /** What the same file also tells of it as an answer to a transfer. */
  readonly line?: BankLine | undefined;
  readonly sum?: BookedSum | undefined;
}

export interface BankFile {
  readonly kind: BankKind;
  readonly lines: readonly BankLine[];
  /** Payments and messages that were answered as a whole, by their id: the narrower first. */
  readonly wholes: readonly WholeAnswer[];
  /** References of transfers of which the file tells a status of their own, be it final or not: no whole speaks for them. */
  readonly named: readonly string[];
  readonly sums: readonly BookedSum[];
  readonly credits: readonly BankCredit[];
  /** What stands in the file and could not be taken in. */
  readonly unread: readonly UnreadEntry[];
}

/** An entry that names no transfer: a payment that was booked as one sum, or a sum alone. */
export interface BookedSum {
  /** Of the payment, where the bank tells it. */
  readonly paymentId?: string | undefined;
  /** Of the message, where the bank tells it. */
  readonly messageId?: string | undefined;
  /** How many transfers the sum is of. */
  readonly count?: number | undefined;
  readonly amount: BankAmount;
  readonly day?: string | undefined;
  readonly side: BankSide;
}

/** One outcome for all transfers of a payment or a message. */
export interface WholeAnswer extends Pick<BankLine, 'reason'> {
  readonly id: string;
  readonly word: 'paid' | 'rejected';
}

/** An entry, or a part of one, that says nothing that can be taken in. */
export interface UnreadEntry {
  readonly why: UnreadReason;
  readonly amount?: BankAmount | undefined;
  readonly day?: string | undefined;
  /** Of our transfer, where it is told. */
  readonly reference?: string | undefined;
}

/** Why a file is none that the bank's answers are read from. */
export type BankFileFault = keyof typeof bankFileFaults;
