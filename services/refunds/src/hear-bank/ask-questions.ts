import type { BankOutcome } from '@alveole/contracts/refund';
import { bankQuestionReasons } from '@alveole/domain';
import type { BankQuestionReason } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import type { AskedQuestion } from '../record/bank-question.ts';
import { linesOf } from '../record/refund-batch.ts';
import type { RefundBatch } from '../record/refund-batch.ts';
import type { BankLine } from '../record/bank-line.ts';

interface Judged {
  readonly outcomes: ReadonlyMap<BankLine, BankOutcome>;
  /** By the reference of their transfers. */
  readonly batches: ReadonlyMap<string, RefundBatch>;
}

export interface AskedLines {
  readonly outcomes: ReadonlyMap<BankLine, BankOutcome>;
  readonly questions: readonly AskedQuestion[];
}

const reasons: ReadonlySet<string> = new Set(bankQuestionReasons);
const isQuestion = (outcome: BankOutcome | undefined): outcome is BankQuestionReason => reasons.has(outcome ?? '');

/** Asks people about each line that is a question; what they settled before is known. */
export async function askAll(
  { questions, now }: Pick<RefundsPorts, 'questions' | 'now'>,
  lines: readonly BankLine[],
  { outcomes, batches }: Judged,
  sums: readonly AskedQuestion[],
): Promise<AskedLines> {
  const after = new Map(outcomes);
  for (const line of lines) {
    const [reason, batch] = [outcomes.get(line), batches.get(line.reference)];
    if (!isQuestion(reason) || !batch) continue;
    const { state } = await questions.ask(questionOf(reason, line, batch), now());
    if (state === 'settled') after.set(line, 'known');
  }
  const open: AskedQuestion[] = [];
  for (const sum of sums) if ((await questions.ask(sum, now())).state !== 'settled') open.push(sum);
  return { outcomes: after, questions: open };
}

function questionOf(reason: BankQuestionReason, line: BankLine, batch: RefundBatch): AskedQuestion {
  const transfer = batch.transfers.find(({ reference }) => reference === line.reference);
  const files = transfer ? linesOf(batch, transfer) : [];
  const repairIds = files.map(({ repairId }) => repairId);
  const { reference, amount, day, side } = line;
  const { batchId, funderId } = batch;
  return { reason, reference, batchId, funderId, repairIds, amount, day, side, statedReason: line.reason };
}
