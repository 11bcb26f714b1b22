import type { BankOutcome, BankReport } from '@alveole/contracts';
import { eurosOfCents } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import { transferOneOf } from '../record/references.ts';
import type { RefundBatch } from '../record/refund-batch.ts';
import { changedMeanwhile } from '../record/refusals.ts';
import { isNews, settleTransfers } from '../settle-batch/settle-transfers.ts';
import type { BankFile, BankLine } from './bank-line.ts';
import { nameTransfer } from './name-transfer.ts';

type HearBankPorts = Pick<RefundsPorts, 'batches' | 'bankFiles' | 'now'>;

const mostTries = 5;

/**
 * Settles the transfers that a file of the bank names, batch by batch, and reports on each of its lines. What was heard
 * before changes nothing, so a file may be read again, after a crash too. Throws `ValidationException`,
 * `RefundVersionMismatchException`.
 */
export async function hearBank(ports: HearBankPorts, content: string, requestId: string): Promise<BankReport> {
  const file = await ports.bankFiles.read(content);
  const lines = [...file.lines, ...(await wholeLines(ports, file))];
  const batches = await batchesOf(ports, lines);
  const outcomes = new Map<BankLine, BankOutcome>();
  for (const refundId of new Set([...batches.values()].map((batch) => batch.refundId))) {
    const own = lines.filter(({ reference }) => batches.get(reference)?.refundId === refundId);
    await settleBatch(ports, { refundId, lines: own, requestId }, outcomes);
  }
  return {
    kind: file.kind,
    lines: lines.map((line) => ({
      reference: line.reference,
      outcome: outcomes.get(line) ?? 'unknown',
      ...(line.cents === undefined ? {} : { amount: eurosOfCents(line.cents) }),
      ...(line.reason === '' ? {} : { reason: line.reason }),
      transfer: nameTransfer(batches.get(line.reference), line.reference),
    })),
  };
}

/** What was answered as a whole names none of its transfers; one that nobody here sent stands by its own id. */
async function wholeLines({ batches }: HearBankPorts, { wholes, named }: BankFile): Promise<BankLine[]> {
  if (wholes.length === 0) return [];
  const found = await batches.byReferences([...new Set(wholes.map(({ id }) => transferOneOf(id)))]);
  const sent = new Map(found.map(({ transfers }) => [transfers[0]?.reference, transfers] as const));
  const heard = new Set(named);
  return wholes.flatMap(({ id, outcome, reason }) => {
    const references = sent.get(transferOneOf(id))?.map(({ reference }) => reference) ?? [id];
    const unheard = references.filter((reference) => !heard.has(reference));
    unheard.forEach((reference) => heard.add(reference));
    return unheard.map((reference) => ({ reference, outcome, reason }));
  });
}

async function batchesOf({ batches }: HearBankPorts, lines: readonly BankLine[]) {
  const references = [...new Set(lines.map(({ reference }) => reference))];
  const named = await batches.byReferences(references);
  return new Map(named.flatMap((batch) => batch.transfers.map(({ reference }) => [reference, batch] as const)));
}

interface Told {
  readonly refundId: string;
  readonly lines: readonly BankLine[];
  readonly requestId: string;
}

async function settleBatch(
  ports: HearBankPorts,
  { refundId, lines, requestId }: Told,
  outcomes: Map<BankLine, BankOutcome>,
): Promise<void> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const batch = (await ports.batches.find(refundId)) as RefundBatch;
    const judged = lines.map((line) => [line, outcomeOf(batch, line)] as const);
    const news = judged.filter(([line, outcome]) => outcome === line.outcome).map(([line]) => line);
    if (!(await settleTransfers(ports, batch, news, requestId))) continue;
    judged.forEach(([line, outcome]) => outcomes.set(line, outcome));
    return;
  }
  throw changedMeanwhile();
}

function outcomeOf({ state, transfers }: RefundBatch, line: BankLine): BankOutcome {
  const transfer = transfers.find(({ reference }) => reference === line.reference);
  if (!transfer) return 'unknown';
  if (state === 'approved') return 'not_sent';
  if (line.cents !== undefined && line.cents !== transfer.cents) return 'amount_differs';
  return isNews(transfer, line) ? line.outcome : 'known';
}
