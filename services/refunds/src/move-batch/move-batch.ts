import { appError } from '@alveole/contracts';
import { batchEvent } from '../batch/batch-events.ts';
import type { BatchRepository } from '../batch/batch-repository.ts';
import { refuseWrongStep } from '../batch/batch-steps.ts';
import type { Person, RefundBatch, RefundState } from '../batch/refund-batch.ts';
import type { ApprovalPorts } from './settle-lines.ts';
import { settleLines } from './settle-lines.ts';

export interface MoveBatchPorts extends ApprovalPorts {
  readonly batches: Pick<BatchRepository, 'find' | 'write'>;
  readonly now: () => Date;
}

export interface BatchMove {
  readonly refund_id: string;
  readonly step: Exclude<RefundState, 'drafted'>;
  readonly last_row_hash: string;
  readonly person: Person;
  readonly request_id: string;
}

/**
 * Approves, exports or confirms a batch. Approving locks its files at repairs and fixes sums and accounts; only
 * confirming makes the files refunded, by event. Throws `NotFoundException`, `RefundVersionMismatchException`,
 * `TransitionRefusedException`, `NotAuthorizedException`, `ServiceUnavailableException`.
 */
export async function moveBatch(ports: MoveBatchPorts, move: BatchMove): Promise<RefundBatch> {
  const batch = await ports.batches.find(move.refund_id);
  if (!batch) throw appError('NotFoundException', 'Unknown batch.');
  if (batch.row_hash !== move.last_row_hash) throw changedMeanwhile();
  refuseWrongStep(batch, move.step, move.person.user_id);
  const at = ports.now();
  const changes =
    move.step === 'approved'
      ? { lines: await settleLines(ports, batch), approved_by: move.person, approved_at: at }
      : {};
  const event = batchEvent({ ...batch, ...changes }, move.step, {
    at,
    sequence: batch.sequence + 1,
    request_id: move.request_id,
  });
  const written = await ports.batches.write(batch, { state: move.step, ...changes }, [event]);
  if (!written) throw changedMeanwhile();
  return written;
}

function changedMeanwhile() {
  return appError('RefundVersionMismatchException', 'The batch was changed by another user.');
}
