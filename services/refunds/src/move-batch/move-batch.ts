import { appError } from '@alveole/contracts';
import { decideRefund, refundActTo } from '@alveole/domain';
import type { RefundTarget } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import { batchEvent } from '../record/batch-events.ts';
import type { Person, RefundBatch } from '../record/refund-batch.ts';
import { changedMeanwhile, unknownBatch } from '../record/refusals.ts';
import { settleTransfers } from '../settle-batch/settle-transfers.ts';
import { settleLines } from './settle-lines.ts';

export interface BatchMove {
  readonly refundId: string;
  readonly step: RefundTarget;
  readonly lastRowHash: string;
  readonly person: Person;
  readonly requestId: string;
}

type MoveBatchPorts = Pick<RefundsPorts, 'batches' | 'accounts' | 'payees' | 'lockFiles' | 'now'>;

/**
 * Approves, exports or confirms a batch. Approving locks its files at repairs and fixes sums and accounts; only
 * confirming makes the files refunded, by event. Throws `NotFoundException`, `RefundVersionMismatchException`,
 * `TransitionRefusedException`, `NotAuthorizedException`, `ServiceUnavailableException`.
 */
export async function moveBatch(ports: MoveBatchPorts, move: BatchMove): Promise<RefundBatch> {
  const { refundId, step, lastRowHash, person, requestId } = move;
  const batch = await ports.batches.find(refundId);
  if (!batch) throw unknownBatch();
  if (batch.rowHash !== lastRowHash) throw changedMeanwhile();
  const decision = decideRefund({ state: batch.state, drafterId: batch.draftedBy.userId }, refundActTo(step), person);
  if (!decision.ok) throw appError(decision.refusal.code, decision.refusal.message);
  const written =
    step === 'confirmed' ? await confirm(ports, batch, requestId) : await lead(ports, batch, { ...move, step });
  if (!written) throw changedMeanwhile();
  return written;
}

/** Somebody read the statement: whatever the bank has not answered yet was paid. */
function confirm(ports: MoveBatchPorts, batch: RefundBatch, requestId: string): Promise<RefundBatch | undefined> {
  const open = batch.transfers.filter(({ state }) => state === 'sent');
  const answers = open.map(({ reference }) => ({ reference, outcome: 'paid' as const, reason: '' }));
  return settleTransfers(ports, batch, answers, requestId);
}

async function lead(
  ports: MoveBatchPorts,
  batch: RefundBatch,
  { step, person, requestId }: BatchMove & { readonly step: Exclude<RefundTarget, 'confirmed'> },
): Promise<RefundBatch | undefined> {
  const at = ports.now();
  const changes =
    step === 'approved' ? { ...(await settleLines(ports, batch)), approvedBy: person, approvedAt: at } : {};
  const event = batchEvent({ ...batch, ...changes }, step, { at, sequence: batch.sequence + 1, requestId });
  return ports.batches.write(batch, { state: step, ...changes }, [event]);
}
