import type { BankReport } from '@alveole/contracts';
import type { BankAnswer } from '../settle-batch/settle-transfers.ts';

/** What a file of the bank says of one transfer. */
export interface BankLine extends BankAnswer {
  /** Integer cents, where the file tells them. */
  readonly cents?: number | undefined;
}

export interface BankFile {
  readonly kind: BankReport['kind'];
  readonly lines: readonly BankLine[];
  /** Payments and messages that were answered as a whole, by their id: the narrower first. */
  readonly wholes: readonly WholeAnswer[];
  /** References of transfers of which the file tells a status of their own, be it final or not: no whole speaks for them. */
  readonly named: readonly string[];
}

/** One outcome for all transfers of a payment or a message. */
export interface WholeAnswer extends Pick<BankAnswer, 'outcome' | 'reason'> {
  readonly id: string;
}
