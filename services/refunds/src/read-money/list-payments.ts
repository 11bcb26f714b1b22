import type { Payment } from '@alveole/contracts';
import { eurosOfCents } from '@alveole/domain';
import { parseCursor } from '@alveole/persistence';
import type { RefundsPorts } from '../ports.ts';
import { linesOf } from '../record/refund-batch.ts';
import type { RefundBatch } from '../record/refund-batch.ts';

/** Transfers to one establishment, newest first, each with the files that it pays. */
export async function listPayments(
  { batches }: Pick<RefundsPorts, 'batches'>,
  entityId: string,
  createdBefore?: string,
): Promise<Payment[]> {
  const page = await batches.page(createdBefore ? parseCursor(createdBefore) : undefined, entityId);
  return page.flatMap((batch) => paymentOf(batch, entityId));
}

function paymentOf(batch: RefundBatch, entityId: string): Payment[] {
  const transfer = batch.transfers.find((one) => one.entityId === entityId);
  if (!transfer) return [];
  const { reference, payeeName, cents, state, settledAt, reason } = transfer;
  return [
    {
      refund_id: batch.refundId,
      reference,
      payee_name: payeeName,
      amount: eurosOfCents(cents),
      state,
      sent_at: batch.draftedAt.toISOString(),
      settled_at: settledAt?.toISOString(),
      reason,
      lines: linesOf(batch, transfer).map(({ repairId, fileNumber, cents: owed, isCorrection }) => ({
        repair_id: repairId,
        repair_rozo_id: fileNumber,
        amount: eurosOfCents(owed),
        is_correction: isCorrection,
      })),
    },
  ];
}
