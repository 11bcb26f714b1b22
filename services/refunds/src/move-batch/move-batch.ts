import { refusalError } from '@alveole/contracts';
import { decideRefund, openBankQuestions, refundActTo } from '@alveole/domain';
import type { RefundTarget, StoppedState } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import { batchEvent } from '../record/batch-events.ts';
import type { Person, RefundBatch } from '../record/refund-batch.ts';
import { changedMeanwhile, unknownBatch } from '../record/refusals.ts';
import { settleTransfers } from '../settle-batch/settle-transfers.ts';
import type { BatchChanges } from '../store/batch-mapping.ts';
import { settleLines } from './settle-lines.ts';
import { freeStopped, stopDraft } from './stop-draft.ts';

export interface BatchMove {
  readonly batchId: string;
  readonly step: RefundTarget;
  readonly lastRowHash: string;
  /** Why a draft is refused. */
  readonly reason?: string | undefined;
  readonly person: Person;
  readonly requestId: string;
}

type MoveBatchPorts = Pick<
  RefundsPorts,
  'batches' | 'accounts' | 'payees' | 'questions' | 'lockFiles' | 'requireSecondPerson' | 'now'
>;

/**
 * Approves, exports or confirms a batch, or stops its draft. Approving locks its files at repairs and fixes sums and
 * accounts; only confirming makes the files refunded, by event; a stopped draft frees its files. Throws `NotFoundException`, `RefundVersionMismatchException`,
 * `TransitionRefusedException`, `NotAuthorizedException`, `ServiceUnavailableException`.
 */
export async function moveBatch(ports: MoveBatchPorts, move: BatchMove): Promise<RefundBatch> {
  const { batchId, step, lastRowHash, person, requestId } = move;
  const batch = await ports.batches.find(batchId);
  if (!batch) throw unknownBatch();
  if (batch.rowHash !== lastRowHash) throw changedMeanwhile();
  const decision = decideRefund({ state: batch.state, drafterId: batch.draftedBy.userId }, refundActTo(step), person);
  if (!decision.ok) throw refusalError(decision.refusal);
  if (step === 'approved')
    await ports.requireSecondPerson({ firstId: batch.draftedBy.userId, secondId: person.userId }, requestId);
  const written = await ways[step](ports, batch, move);
  if (!written) throw changedMeanwhile();
  return written;
}

type Way = (ports: MoveBatchPorts, batch: RefundBatch, move: BatchMove) => Promise<RefundBatch | undefined>;

/** Undefined where somebody else wrote meanwhile. */
const ways: Readonly<Record<RefundTarget, Way>> = {
  approved: approve,
  exported: (ports, batch, move) => lead(ports, batch, move, { state: 'exported' }),
  confirmed: confirm,
  refused: stopDraft,
  withdrawn: stopDraft,
};

/** Somebody read the statement: whatever the bank has not answered yet was paid, unless it left something unclear. */
async function confirm(
  ports: MoveBatchPorts,
  batch: RefundBatch,
  { requestId }: BatchMove,
): Promise<RefundBatch | undefined> {
  if (await ports.questions.hasOpen(batch.batchId)) throw refusalError(openBankQuestions);
  const transfers = batch.transfers.map((transfer) =>
    transfer.state === 'sent' ? { ...transfer, state: 'paid' as const } : transfer,
  );
  return settleTransfers(ports, batch, transfers, requestId);
}

async function approve(ports: MoveBatchPorts, batch: RefundBatch, move: BatchMove): Promise<RefundBatch | undefined> {
  try {
    const settled = await settleLines(ports, batch);
    const changes = { ...settled, state: 'approved' as const, approvedBy: move.person, approvedAt: ports.now() };
    const written = await lead(ports, batch, move, changes);
    if (written) return written;
  } catch (error) {
    if (await freeStopped(ports, batch, move.requestId)) throw changedMeanwhile();
    throw error;
  }
  await freeStopped(ports, batch, move.requestId);
  return undefined;
}

function lead(
  { batches, now }: MoveBatchPorts,
  batch: RefundBatch,
  { requestId }: BatchMove,
  changes: BatchChanges & { readonly state: Exclude<RefundTarget, 'confirmed' | StoppedState> },
): Promise<RefundBatch | undefined> {
  const moment = { at: now(), sequence: batch.sequence + 1, requestId };
  return batches.write(batch, changes, [batchEvent({ ...batch, ...changes }, changes.state, moment)]);
}
