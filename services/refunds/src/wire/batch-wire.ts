import type { RefundBatch as WireBatch } from '@alveole/contracts/refund';
import { eurosOfCents, soleFunderId } from '@alveole/domain';
import { payeeNameOf } from '../record/payee.ts';
import type { DraftPayees, FileBlock, Payee } from '../record/payee.ts';
import { executionDayOf, totalOf } from '../record/refund-batch.ts';
import type { BatchLine, RefundBatch, Stop, Transfer } from '../record/refund-batch.ts';

/**
 * A batch as the wire has it; of IBANs it tells the last four characters.
 * @param draft whom it would pay and why one of them waits, where that was asked for
 */
export function batchToWire(batch: RefundBatch, draft?: DraftPayees): WireBatch {
  return {
    ...batchVersionToWire(batch),
    funder_id: toldFunderId(batch),
    create_date: batch.draftedAt.toISOString(),
    total: eurosOfCents(totalOf(batch)),
    lines: batch.lines.map((line) => lineToWire(line, draft?.holds.get(line.entityId))),
    transfers: batch.transfers.map(transferToWire),
    payees: draft?.payees.flatMap(payeeToWire),
    drafted_by: batch.draftedBy.userName,
    drafted_by_id: batch.draftedBy.userId,
    approved_by: batch.approvedBy?.userName,
    approved_by_id: batch.approvedBy?.userId,
    execution_date: batch.approvedAt && executionDayOf(batch.approvedAt),
    stopped: batch.stopped && stopToWire(batch.stopped),
    debtor: batch.debtor && { name: batch.debtor.name, iban_ends_with: batch.debtor.iban.slice(-4) },
  };
}

/** Nothing where the programme pays alone. */
export function toldFunderId({ funderId }: { readonly funderId: string }): string | undefined {
  return funderId === soleFunderId ? undefined : funderId;
}

/** Nothing of an establishment that gave no account yet. */
function payeeToWire(payee: Payee): NonNullable<WireBatch['payees']> {
  const { entityId, iban } = payee;
  if (iban === undefined) return [];
  return [{ entity_id: entityId, account_holder: payeeNameOf(payee), iban_ends_with: iban.slice(-4) }];
}

function stopToWire({ userId, userName, at, reason }: Stop) {
  return { by: userName, by_id: userId, at: at.toISOString(), reason };
}

/** What a write of a batch answers. */
export function batchVersionToWire({ batchId, state, rowHash }: RefundBatch) {
  return { refund_id: batchId, state, row_hash: rowHash, sepa_url: sepaUrl(batchId) };
}

export function lineToWire(
  { repairId, fileNumber, entityId, entityName, cents, isCorrection }: BatchLine,
  blockedBy?: FileBlock,
) {
  return {
    repair_id: repairId,
    repair_rozo_id: fileNumber,
    entity_id: entityId,
    entity_name: entityName,
    amount: eurosOfCents(cents),
    is_correction: isCorrection,
    blocked_by: blockedBy,
  };
}

function transferToWire({ reference, entityId, payeeName, cents, state, settledAt, reason }: Transfer) {
  return {
    reference,
    entity_id: entityId,
    payee_name: payeeName,
    amount: eurosOfCents(cents),
    state,
    settled_at: settledAt?.toISOString(),
    reason,
  };
}

/** Where the file of a batch is read, from the root of the host: whoever has the answer follows it as it stands. */
function sepaUrl(batchId: string): string {
  return `/alveoleapi/v1/refunds/batches/${batchId}/sepa.xml`;
}
