import { parseCursor } from '@alveole/persistence';
import type { RefundsPorts } from '../ports.ts';
import type { RefundBatch } from '../record/refund-batch.ts';

/** One page of batches, newest first. @param createdBefore the cursor of the page before */
export function listBatches(
  { batches }: Pick<RefundsPorts, 'batches'>,
  createdBefore?: string,
): Promise<RefundBatch[]> {
  return batches.page(createdBefore ? parseCursor(createdBefore) : undefined);
}
