import type { BankOutcome, BankReport } from '@alveole/contracts/refund';
import type { AskedQuestion } from '../record/bank-question.ts';
import type { RefundBatch } from '../record/refund-batch.ts';
import type { BankAmount, BankFile, BankLine } from '../record/bank-line.ts';
import type { ReceivedCredit } from '../settle-receipt/receive-credits.ts';
import { nameTransfer } from './name-transfer.ts';

export interface JudgedLines {
  readonly outcomes: ReadonlyMap<BankLine, BankOutcome>;
  /** By the reference of their transfers. */
  readonly batches: ReadonlyMap<string, RefundBatch>;
  /** Sums that people are asked about. */
  readonly questions: readonly AskedQuestion[];
  /** Money that came for payment requests. */
  readonly receipts: readonly ReceivedCredit[];
  /** Entries that are none of ours. */
  readonly others: number;
}

/** What a file of the bank led to: its lines in the order in which they were applied, and what was not taken in. */
export function bankReportOf(
  files: readonly BankFile[],
  lines: readonly BankLine[],
  { outcomes, batches, questions, receipts, others }: JudgedLines,
): BankReport {
  return {
    kind: (files[0] as BankFile).kind,
    lines: [
      ...lines.map((line) => ({
        reference: line.reference,
        outcome: outcomes.get(line) ?? 'unknown',
        ...sumOf(line),
        ...(line.reason === '' ? {} : { reason: line.reason }),
        transfer: nameTransfer(batches.get(line.reference), line.reference),
      })),
      ...questions.map((question) => ({
        reference: question.reference || 'NOTPROVIDED',
        outcome: question.reason,
        ...sumOf(question),
      })),
    ],
    receipts: receipts.map(({ credit, outcome, recovery }) => ({
      outcome,
      ...(recovery && { reference: recovery.reference, entity_name: recovery.entityName }),
      ...sumOf(credit),
    })),
    unread: files
      .flatMap(({ unread }) => unread)
      .map((entry) => ({
        why: entry.why,
        ...(entry.reference === undefined ? {} : { reference: entry.reference }),
        ...sumOf(entry),
      })),
    others,
  };
}

function sumOf({ amount, day }: { readonly amount?: BankAmount | undefined; readonly day?: string | undefined }) {
  return {
    ...(amount && { amount: Number(amount.text), currency: amount.currency }),
    ...(day && { day }),
  };
}
