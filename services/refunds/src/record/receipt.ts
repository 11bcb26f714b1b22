import { createHash } from 'node:crypto';
import type { ReceiptAnswer, ReceiptReason, ReceiptState } from '@alveole/domain';
import type { BankCredit } from './bank-line.ts';
import type { Person } from './refund-batch.ts';

/** What a request took of a receipt. */
export interface Attribution {
  readonly recoveryId: string;
  readonly cents: number;
}

/** What a first person says that the money is for. */
export interface ProposedReceiptAnswer {
  readonly answer: ReceiptAnswer;
  readonly recoveryId?: string | undefined;
  readonly person: Person;
  readonly at: Date;
}

/** Money that came to an account of the programme, as a file of the bank told it, once. */
export interface Receipt {
  readonly receiptId: string;
  /** Without spaces; undefined where the file names none. */
  readonly account?: string | undefined;
  /** Of the bank, where it gives one: a statement and a notification tell the same. */
  readonly bankReference?: string | undefined;
  /** Of its currency. */
  readonly cents: number;
  /** ISO 4217 code; undefined of euros. */
  readonly currency?: string | undefined;
  readonly bookedOn?: string | undefined;
  readonly remittance: string;
  readonly payer?: string | undefined;
  readonly state: ReceiptState;
  readonly why?: ReceiptReason | undefined;
  /** The request that takes its money, until the ledger says that it has. */
  readonly payingId?: string | undefined;
  readonly attributions: readonly Attribution[];
  readonly isGivenBack: boolean;
  readonly proposal?: ProposedReceiptAnswer | undefined;
  readonly receivedAt: Date;
  readonly rowHash: string;
}

/** What no request has taken, in integer cents. */
export function unattributedCentsOf({ cents, attributions, isGivenBack }: Receipt): number {
  return isGivenBack ? 0 : cents - attributions.reduce((sum, one) => sum + one.cents, 0);
}

/** Under which the entries of the ledger name the money that a request took of a receipt. */
export function sourceOf(receiptId: string, recoveryId: string): string {
  return `${receiptId}/${recoveryId}`;
}

/**
 * Alike of the same credit in a statement and in a notification, whatever else they tell of it: its account, day, sum, and what
 * the payer wrote, or the reference that it names.
 */
export function contentKeyOf({ account, day, amount, remittance }: BankCredit, reference: string | undefined): string {
  const words = [
    account ?? '',
    day ?? '',
    amount.cents ?? amount.text,
    reference ?? remittance.replace(/[^0-9A-Za-z]/g, '').toUpperCase(),
  ];
  if (amount.currency !== 'EUR') words.push(amount.currency);
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);
}
