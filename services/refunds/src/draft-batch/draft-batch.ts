import { appError, refusalError } from '@alveole/contracts';
import { groupTransfers, nothingPayable, soleFunderId } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import { batchEvent } from '../record/batch-events.ts';
import { dueLineOf, reservedLineOf } from '../record/batch-line.ts';
import { isWaiting } from '../record/share-ledger.ts';
import type { ShareLedger } from '../record/share-ledger.ts';
import { sharesIn } from '../record/refund-batch.ts';
import { blockOf } from '../record/payee.ts';
import { recordActs } from '../store/record-act.ts';
import type { BatchLine, Person, RefundBatch } from '../record/refund-batch.ts';
import { changedMeanwhile } from '../record/refusals.ts';
import { letOthersGo } from '../settle-batch/follow-batch.ts';

export type DraftBatchPorts = Pick<
  RefundsPorts,
  'batches' | 'accounts' | 'payees' | 'questions' | 'debtorOf' | 'newId' | 'now'
>;

export interface DraftRequest {
  readonly repairIds: readonly string[];
  /** Whose shares are drafted; absent: of the only funder whose shares of these files wait. */
  readonly funderId?: string | undefined;
  readonly person: Person;
  readonly requestId: string;
}

/**
 * Drafts a batch of what a funder owes for these files, and of what their establishments owe it back, where an establishment can
 * be paid and more is due to it than it owes; the account that pays is fixed with it. The batch is written before it
 * holds its files, so a crash in between leaves no file held by nothing; what another batch took at the same moment is
 * taken out again. Throws `ValidationException` when several funders pay them and none is named, or another one, `DuplicatesValueException` when nothing is left, `RefundVersionMismatchException` when
 * somebody stopped or approved the batch before it held its files.
 */
export async function draftBatch(
  ports: DraftBatchPorts,
  { repairIds, funderId: namedFunderId, person, requestId }: DraftRequest,
): Promise<RefundBatch> {
  const shares = await ports.accounts.ofFiles([...new Set(repairIds)]);
  const funderId = funderOf(shares, namedFunderId);
  const payable = await payableLines(ports, funderId, shares.filter(isWaiting));
  if (payable.length === 0) throw nothingToRefund();
  const debtor = ports.debtorOf(funderId);
  const draft = { batchId: ports.newId(), funderId, lines: payable, debtor, draftedBy: person, draftedAt: ports.now() };
  const moment = { at: draft.draftedAt, sequence: 1, requestId };
  const batch = await ports.batches.insert(draft, batchEvent(draft, 'drafted', moment));
  return keepDeferred(ports, batch);
}

/** One batch pays from one account. Throws `ValidationException` where nobody says whose, or names a stranger to the files. */
function funderOf(shares: readonly ShareLedger[], namedFunderId: string | undefined): string {
  const funderIds = [...new Set(shares.map((share) => share.funderId))];
  const [onlyId = soleFunderId] = funderIds;
  if (namedFunderId === undefined && funderIds.length > 1)
    throw appError('ValidationException', 'funder_id (INVALID): Several funders pay these files');
  if (namedFunderId !== undefined && funderIds.length > 0 && !funderIds.includes(namedFunderId))
    throw appError('ValidationException', 'funder_id (INVALID): No such funder of these files');
  return namedFunderId ?? onlyId;
}

async function payableLines(
  { accounts, payees, questions, now }: DraftBatchPorts,
  funderId: string,
  waiting: readonly ShareLedger[],
): Promise<BatchLine[]> {
  const asked = waiting.filter((account) => account.funderId === funderId);
  const entityIds = [...new Set(asked.map(({ entityId }) => entityId))];
  const owedBack = (await accounts.waitingOf(entityIds, funderId)).map(dueLineOf).filter(({ cents }) => cents < 0);
  const askedIds = new Set(asked.map(({ repairId }) => repairId));
  const lines = [...asked.map(dueLineOf), ...owedBack.filter(({ repairId }) => !askedIds.has(repairId))];
  const known = await payees.of(entityIds);
  const at = now();
  const questioned = await questions.waitingOf(
    lines.map(({ repairId }) => repairId),
    funderId,
  );
  const isClear = ({ repairId, entityId }: BatchLine) =>
    !questioned.has(repairId) && blockOf(known.get(entityId), at) === undefined;
  return payableOf(lines.filter(isClear));
}

const payableOf = (lines: readonly BatchLine[]) =>
  groupTransfers(lines).transfers.flatMap((transfer) => transfer.lines);

/**
 * Takes the files; the batch keeps those that it got, with the sums that were due at that moment, and is withdrawn when
 * it got none. What it took after somebody stopped or approved it is free again.
 */
async function keepDeferred(ports: DraftBatchPorts, drafted: RefundBatch): Promise<RefundBatch> {
  const { batchId, lines, ...draft } = drafted;
  await recordActs(
    ports,
    sharesIn(
      drafted,
      lines.map(({ repairId }) => repairId),
    ),
    { act: 'batch', batchId },
  );
  for (;;) {
    const batch = await ports.batches.find(batchId);
    if (batch?.state !== 'drafted') break;
    const reservedLines = await reservedOf(ports, batch);
    if (isSame(reservedLines, batch.lines)) return batch;
    const stopped = { ...draft.draftedBy, at: draft.draftedAt };
    const emptied = { lines: reservedLines, state: 'withdrawn' as const, stopped };
    const trimmed = await ports.batches.write(batch, reservedLines.length === 0 ? emptied : { lines: reservedLines });
    if (trimmed && reservedLines.length === 0) throw nothingToRefund();
    if (trimmed) return trimmed;
  }
  await letOthersGo(ports, batchId);
  throw changedMeanwhile();
}

/** What the ledgers say that a batch has, of the lines that it names. */
async function reservedOf({ accounts }: DraftBatchPorts, batch: RefundBatch): Promise<BatchLine[]> {
  const { batchId, lines } = batch;
  const found = await accounts.ofShares(
    sharesIn(
      batch,
      lines.map(({ repairId }) => repairId),
    ),
  );
  const reservedLines = new Map(found.map((account) => [account.repairId, reservedLineOf(account, batchId)]));
  return lines.map(({ repairId }) => reservedLines.get(repairId)).filter((line) => line !== undefined);
}

function isSame(reservedLines: readonly BatchLine[], lines: readonly BatchLine[]): boolean {
  return (
    reservedLines.length === lines.length && reservedLines.every(({ cents }, index) => cents === lines[index]?.cents)
  );
}

function nothingToRefund() {
  return refusalError(nothingPayable.drafted);
}
