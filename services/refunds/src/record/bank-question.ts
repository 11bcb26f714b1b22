import { createHash } from 'node:crypto';
import { isToMatch } from '@alveole/domain';
import type { BankAnswer, BankQuestionReason, BankQuestionState } from '@alveole/domain';
import type { BankAmount, BankSide } from './bank-line.ts';
import type { Person } from './refund-batch.ts';

/** What a file of the bank says that people have to make clear, or bring together with a transfer. */
export interface AskedQuestion {
  readonly reason: BankQuestionReason;
  /** Of the transfer, or of the payment, as the file names it; empty where it names none. */
  readonly reference: string;
  /** The batch that it is about; undefined where only a sum fits. */
  readonly batchId?: string | undefined;
  /** Whose batch that is. */
  readonly funderId?: string | undefined;
  /** Files that wait until it is settled. */
  readonly repairIds: readonly string[];
  readonly amount?: BankAmount | undefined;
  readonly day?: string | undefined;
  /** Whether the sum left the account or came to it; undefined of a status report, and of earlier questions. */
  readonly side?: BankSide | undefined;
  /** ISO 20022 code of the bank, or its own. */
  readonly statedReason?: string | undefined;
}

/** The answer that a first person gave. */
export interface ProposedAnswer {
  readonly answer: BankAnswer;
  /** The transfers that it is about. */
  readonly references: readonly string[];
  readonly person: Person;
  readonly at: Date;
}

export interface BankQuestion extends AskedQuestion {
  readonly questionId: string;
  readonly state: BankQuestionState;
  readonly askedAt: Date;
  readonly proposal?: ProposedAnswer | undefined;
  readonly confirmedBy?: Person | undefined;
  readonly rowHash: string;
}

/** Told again in whatever file and order, these are one question a transfer: its amounts and days are the pair's. */
const ofTransfer: ReadonlySet<BankQuestionReason> = new Set(['paid_and_rejected', 'debited_again', 'not_sent']);

/** The same for the same words of the bank, so that a file read again asks nothing anew. */
export function questionIdOf({ reason, reference, batchId, amount, day, side }: AskedQuestion): string {
  // A debit, and what names its transfer, have the id that versions without sides gave.
  const sides = isToMatch(reason) && side === 'credit' ? [side] : [];
  const words = ofTransfer.has(reason) ? [] : [batchId, amount?.text, amount?.currency, day, ...sides];
  return createHash('sha256')
    .update(JSON.stringify([reason, reference, ...words]))
    .digest('hex')
    .slice(0, 32);
}
