import type { Payment } from '@alveole/contracts/refund';
import { eurosOfCents } from '@alveole/domain';
import { parseCursor } from '@alveole/persistence';
import type { RefundsPorts } from '../ports.ts';
import { toldFunderId } from '../wire/batch-wire.ts';
import { linesOf } from '../record/refund-batch.ts';
import type { RefundBatch, Transfer } from '../record/refund-batch.ts';

type Ports = Pick<RefundsPorts, 'accounts' | 'batches'>;

/** Transfers to one establishment, newest first, each with the files that it pays. */
export async function listPayments(ports: Ports, entityId: string, createdBefore?: string): Promise<Payment[]> {
  const page = await ports.batches.page(createdBefore ? parseCursor(createdBefore) : undefined, entityId);
  const promises = await promisesOf(
    ports,
    page.flatMap((batch) => linesOf(batch, { entityId }).map(({ repairId }) => repairId)),
  );
  return page.flatMap((batch) =>
    batch.transfers.filter((one) => one.entityId === entityId).map((transfer) => paymentOf(batch, transfer, promises)),
  );
}

type Promises = ReadonlyMap<string, Date>;

/** By when each of these files was promised to be paid: all shares of a file were promised for one day. */
async function promisesOf({ accounts }: Ports, repairIds: readonly string[]): Promise<Promises> {
  const found = await accounts.ofFiles([...new Set(repairIds)]);
  return new Map(found.map((account) => [account.repairId, account.promisedAt]));
}

function paymentOf(batch: RefundBatch, transfer: Transfer, promises: Promises): Payment {
  const { reference, payeeName, cents, state, settledAt, reason } = transfer;
  return {
    refund_id: batch.batchId,
    funder_id: toldFunderId(batch),
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
      promised_at: promises.get(repairId)?.toISOString(),
    })),
  };
}
