import { appError } from '@alveole/contracts';
import { decideRefund, refundActTo } from '@alveole/domain';
import type { RefundTarget } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import { batchEvent } from '../record/batch-events.ts';
import type { Person, RefundBatch } from '../record/refund-batch.ts';
import { changedMeanwhile, unknownBatch } from '../record/refusals.ts';
import { settleLines } from './settle-lines.ts';

export interface BatchMove {
  readonly refundId: string;
  readonly step: RefundTarget;
  readonly lastRowHash: string;
  readonly person: Person;
  readonly requestId: string;
}

/**
 * Approves, exports or confirms a batch. Approving locks its files at repairs and fixes sums and accounts; only
 * confirming makes the files refunded, by event. Throws `NotFoundException`, `RefundVersionMismatchException`,
 * `TransitionRefusedException`, `NotAuthorizedException`, `ServiceUnavailableException`.
 */
export async function moveBatch(
  ports: Pick<RefundsPorts, 'batches' | 'lines' | 'payees' | 'lockFiles' | 'now'>,
  { refundId, step, lastRowHash, person, requestId }: BatchMove,
): Promise<RefundBatch> {
  const batch = await ports.batches.find(refundId);
  if (!batch) throw unknownBatch();
  if (batch.rowHash !== lastRowHash) throw changedMeanwhile();
  const decision = decideRefund({ state: batch.state, drafterId: batch.draftedBy.userId }, refundActTo(step), person);
  if (!decision.ok) throw appError(decision.refusal.code, decision.refusal.message);
  const at = ports.now();
  const changes =
    step === 'approved' ? { lines: await settleLines(ports, batch), approvedBy: person, approvedAt: at } : {};
  const event = batchEvent({ ...batch, ...changes }, step, { at, sequence: batch.sequence + 1, requestId });
  const written = await ports.batches.write(batch, { state: step, ...changes }, [event]);
  if (!written) throw changedMeanwhile();
  return written;
}
