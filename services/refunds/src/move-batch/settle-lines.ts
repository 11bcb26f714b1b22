import { appError } from '@alveole/contracts';
import { nothingPayable } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import type { Payee } from '../record/payee.ts';
import type { BatchLine, RefundBatch } from '../record/refund-batch.ts';

/**
 * The lines that will be paid: files that repairs locked for this batch, with the sums that repairs answers and the
 * accounts as they stand now. The others leave the batch. Throws `TransitionRefusedException` when none is left.
 */
export async function settleLines(
  { lockFiles, lines, payees }: Pick<RefundsPorts, 'lockFiles' | 'lines' | 'payees'>,
  { refundId, lines: drafted }: RefundBatch,
): Promise<BatchLine[]> {
  const accounts = await payees.of(drafted.map(({ entityId }) => entityId));
  const payable = drafted.filter(({ entityId }) => accounts.get(entityId)?.iban);
  const locked = payable.length === 0 ? new Map<string, number>() : await lockFiles(refundId, idsOf(payable));
  const kept = payable.flatMap((line) => settled(line, locked.get(line.repairId), accounts.get(line.entityId)));
  if (kept.length === 0) throw appError(nothingPayable.approved.code, nothingPayable.approved.message);
  const keptIds = new Set(idsOf(kept));
  await lines.release(
    refundId,
    idsOf(drafted).filter((id) => !keptIds.has(id)),
  );
  return kept;
}

function settled(line: BatchLine, cents: number | undefined, payee: Payee | undefined): BatchLine[] {
  return cents === undefined || !payee?.iban ? [] : [{ ...line, cents, payeeName: payee.name, iban: payee.iban }];
}

const idsOf = (lines: readonly BatchLine[]) => lines.map(({ repairId }) => repairId);
