import { appError } from '@alveole/contracts';
import type { BatchLine, RefundBatch } from '../batch/refund-batch.ts';
import type { LineRepository } from '../line/line-repository.ts';
import type { PayeeRepository } from '../payee/payee-repository.ts';

/** Locks files at repairs; answers those that could be locked, with the sum due in integer cents. */
export type LockFiles = (refund_id: string, repair_ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

export interface ApprovalPorts {
  readonly lockFiles: LockFiles;
  readonly lines: Pick<LineRepository, 'release'>;
  readonly payees: Pick<PayeeRepository, 'of'>;
}

/**
 * The lines that will be paid: files that repairs locked for this batch, with the sums that repairs answers and the
 * accounts as they stand now. The others leave the batch. Throws `TransitionRefusedException` when none is left.
 */
export async function settleLines(
  { lockFiles, lines, payees }: ApprovalPorts,
  batch: RefundBatch,
): Promise<BatchLine[]> {
  const accounts = await payees.of(batch.lines.map((line) => line.entity_id));
  const payable = batch.lines.filter((line) => accounts.get(line.entity_id)?.iban);
  const locked =
    payable.length === 0
      ? new Map<string, number>()
      : await lockFiles(
          batch.refund_id,
          payable.map((line) => line.repair_id),
        );
  const kept = payable.flatMap((line) => {
    const cents = locked.get(line.repair_id);
    const payee = accounts.get(line.entity_id);
    return cents === undefined || !payee?.iban ? [] : [{ ...line, cents, payee_name: payee.name, iban: payee.iban }];
  });
  if (kept.length === 0)
    throw appError('TransitionRefusedException', 'No file of this batch can be refunded any more.');
  const keptIds = new Set(kept.map((line) => line.repair_id));
  await lines.release(
    batch.refund_id,
    batch.lines.map((line) => line.repair_id).filter((id) => !keptIds.has(id)),
  );
  return kept;
}
