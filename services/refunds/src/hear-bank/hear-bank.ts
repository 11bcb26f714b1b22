import type { BankOutcome, BankReport } from '@alveole/contracts/refund';
import type { RefundsPorts } from '../ports.ts';
import { transferOneOf } from '../record/references.ts';
import type { RefundBatch, Transfer } from '../record/refund-batch.ts';
import { changedMeanwhile } from '../record/refusals.ts';
import { judgeLine } from '../settle-batch/judge-line.ts';
import { receiveCredits } from '../settle-receipt/receive-credits.ts';
import type { ReceiveCreditsPorts } from '../settle-receipt/receive-credits.ts';
import { settleTransfers } from '../settle-batch/settle-transfers.ts';
import type { BankFile, BankLine } from '../record/bank-line.ts';
import { askAll } from './ask-questions.ts';
import { matchSums } from './match-sums.ts';
import { inOrder } from './order-lines.ts';
import { bankReportOf } from './report.ts';

type HearBankPorts = Pick<RefundsPorts, 'batches' | 'bankFiles' | 'questions' | 'now'> & ReceiveCreditsPorts;

const maxTries = 5;

/**
 * Settles the transfers that a file of the bank names, batch by batch, each line judged against what the line before it
 * left, asks people about what contradicts the ledger or fits no transfer, and reports on the lines in that order. What
 * was heard before changes nothing, so a file may be read again, after a crash too. Throws `ValidationException`, `RefundVersionMismatchException`.
 *
 * @param content the text of the file, or its bytes
 */
export async function hearBank(
  ports: HearBankPorts,
  content: string | Uint8Array,
  requestId: string,
): Promise<BankReport> {
  const { files, receipts } = await withoutReceipts(ports, await ports.bankFiles.read(content));
  const answered = await Promise.all(files.map((file) => wholeLines(ports, file)));
  const booked = files.flatMap(({ sums }) => sums);
  const matched = await matchSums(
    ports,
    booked.filter((sum) => sum.paymentId ?? sum.messageId),
  );
  const lines = inOrder([...files.flatMap((file) => file.lines), ...answered.flat(), ...matched.lines]);
  const batches = await batchesOf(ports, lines);
  const outcomes = new Map<BankLine, BankOutcome>();
  for (const batchId of new Set([...batches.values()].map((batch) => batch.batchId))) {
    const own = lines.filter(({ reference }) => batches.get(reference)?.batchId === batchId);
    const judged = await settleBatch(ports, { batchId, lines: own, requestId });
    judged.forEach(([line, outcome]) => outcomes.set(line, outcome));
  }
  const loose = await matchSums(
    ports,
    booked.filter((sum) => (sum.paymentId ?? sum.messageId) === undefined),
  );
  const questions = [...matched.questions, ...loose.questions];
  const asked = await askAll(ports, lines, { outcomes, batches }, questions);
  return bankReportOf(files, lines, { ...asked, batches, receipts, others: matched.others + loose.others });
}

/** The files without the money that payment requests took: it is about no transfer of ours. */
async function withoutReceipts(ports: HearBankPorts, files: readonly BankFile[]) {
  const credits = files.flatMap((file) => file.credits);
  const named = credits.flatMap(({ line }) => (line ? [line.reference] : []));
  const sent = new Set(
    named.length === 0
      ? []
      : (await ports.batches.byReferences([...new Set(named)])).flatMap(({ transfers }) =>
          transfers.map(({ reference }) => reference),
        ),
  );
  const receipts = await receiveCredits(ports, credits, ({ line }) => line !== undefined && sent.has(line.reference));
  const takenLines = new Set(receipts.map(({ credit }) => credit.line));
  const takenSums = new Set(receipts.map(({ credit }) => credit.sum));
  const others = files.map((file) => ({
    ...file,
    lines: file.lines.filter((line) => !takenLines.has(line)),
    sums: file.sums.filter((sum) => !takenSums.has(sum)),
  }));
  return { files: others, receipts };
}

/** What was answered as a whole names none of its transfers; one that nobody here sent stands by its own id. */
async function wholeLines({ batches }: HearBankPorts, { wholes, named }: BankFile): Promise<BankLine[]> {
  if (wholes.length === 0) return [];
  const found = await batches.byReferences([...new Set(wholes.map(({ id }) => transferOneOf(id)))]);
  const sent = new Map(found.map(({ transfers }) => [transfers[0]?.reference, transfers] as const));
  const heard = new Set(named);
  return wholes.flatMap(({ id, word, reason }) => {
    const references = sent.get(transferOneOf(id))?.map(({ reference }) => reference) ?? [id];
    const unheard = references.filter((reference) => !heard.has(reference));
    unheard.forEach((reference) => heard.add(reference));
    return unheard.map((reference) => ({ reference, word, reason }));
  });
}

async function batchesOf({ batches }: HearBankPorts, lines: readonly BankLine[]) {
  const references = [...new Set(lines.map(({ reference }) => reference))];
  const named = await batches.byReferences(references);
  return new Map(named.flatMap((batch) => batch.transfers.map(({ reference }) => [reference, batch] as const)));
}

interface Heard {
  readonly batchId: string;
  readonly lines: readonly BankLine[];
  readonly requestId: string;
}

async function settleBatch(
  ports: HearBankPorts,
  { batchId, lines, requestId }: Heard,
): Promise<readonly (readonly [BankLine, BankOutcome])[]> {
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const batch = (await ports.batches.find(batchId)) as RefundBatch;
    const transfers = new Map(batch.transfers.map((transfer) => [transfer.reference, transfer]));
    const judged = lines.map((line) => {
      const { outcome, transfer } = judgeLine(batch, transfers.get(line.reference) as Transfer, line);
      transfers.set(line.reference, transfer);
      return [line, outcome] as const;
    });
    if (await settleTransfers(ports, batch, [...transfers.values()], requestId)) return judged;
  }
  throw changedMeanwhile();
}
