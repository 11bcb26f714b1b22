import type { BankReport } from '@alveole/contracts/refund';
import { eurosOfCents } from '@alveole/domain';
import { linesOf } from '../record/refund-batch.ts';
import type { RefundBatch } from '../record/refund-batch.ts';

type NamedTransfer = BankReport['lines'][number]['transfer'];

/** Whom the transfer of a reference pays, how much and for which files; undefined where the batch has no such transfer. */
export function nameTransfer(batch: RefundBatch | undefined, reference: string): NamedTransfer {
  const transfer = batch?.transfers.find((one) => one.reference === reference);
  if (!batch || !transfer) return undefined;
  const lines = linesOf(batch, transfer);
  return {
    refund_id: batch.batchId,
    entity_id: transfer.entityId,
    entity_name: lines[0]?.entityName ?? transfer.payeeName,
    amount: eurosOfCents(transfer.cents),
    files: lines.map(({ fileNumber }) => fileNumber),
  };
}
