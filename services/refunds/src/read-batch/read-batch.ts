import type { RefundsPorts } from '../ports.ts';
import type { RefundBatch } from '../record/refund-batch.ts';
import { unknownBatch } from '../record/refusals.ts';

/** One batch with its files. Throws `NotFoundException`. */
export async function readBatch({ batches }: Pick<RefundsPorts, 'batches'>, refundId: string): Promise<RefundBatch> {
  const batch = await batches.find(refundId);
  if (!batch) throw unknownBatch();
  return batch;
}
