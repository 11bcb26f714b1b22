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
  /** Messages that were refused as a whole, by their id. */
  readonly refused: readonly { readonly messageId: string; readonly reason: string }[];
}
