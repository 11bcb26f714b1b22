import type { RefundableRepair, RefundBatch as WireBatch } from '@alveole/contracts';
import { eurosOfCents } from '@alveole/domain';
import type { Payee } from '../record/payee.ts';
import { totalOf } from '../record/refund-batch.ts';
import type { BatchLine, RefundBatch } from '../record/refund-batch.ts';
import type { RefundLine } from '../record/refund-line.ts';

/** A batch as the wire has it; IBANs stay inside. */
export function batchToWire(batch: RefundBatch): WireBatch {
  return {
    ...batchVersionToWire(batch),
    create_date: batch.draftedAt.toISOString(),
    total: eurosOfCents(totalOf(batch)),
    lines: batch.lines.map(lineToWire),
    drafted_by: batch.draftedBy.userName,
    drafted_by_id: batch.draftedBy.userId,
    approved_by: batch.approvedBy?.userName,
    approved_by_id: batch.approvedBy?.userId,
  };
}

/** What a write of a batch answers. */
export function batchVersionToWire({ refundId, state, rowHash }: RefundBatch) {
  return { refund_id: refundId, state, row_hash: rowHash, sepa_url: sepaUrl(refundId) };
}

/** A file that waits for its transfer, and why it must wait longer when its establishment gave no IBAN. */
export function refundableToWire(line: RefundLine, payee: Payee | undefined): RefundableRepair {
  return {
    ...lineToWire(line),
    gender: line.kind,
    status: line.status,
    validated_at: line.validatedAt.toISOString(),
    ...(payee?.iban ? {} : { blocked_by: 'missing_iban' as const }),
  };
}

function lineToWire({ repairId, fileNumber, entityId, entityName, cents }: BatchLine) {
  return {
    repair_id: repairId,
    repair_rozo_id: fileNumber,
    entity_id: entityId,
    entity_name: entityName,
    amount: eurosOfCents(cents),
  };
}

/** Where the file of a batch is read, below `/alveoleapi`. */
function sepaUrl(refundId: string): string {
  return `/v1/refunds/batches/${refundId}/sepa.xml`;
}
