import type { ApiCaller } from '@alveole/contracts';
import { batchIdOf, draftRefundBody, refundRoutes } from '@alveole/contracts/refund';
import type { DraftedFiles } from '@alveole/contracts/refund';
import { onceMore } from './move-on-newest.ts';

/** Drafts a batch of files and answers its id. Throws what stands in the way. */
export async function draftBatch(api: ApiCaller, files: DraftedFiles): Promise<string> {
  const send = () => api.call(refundRoutes.writeRefund, { body: draftRefundBody(files) });
  // Somebody stopped the draft before it held its files: they are free, and another draft takes them.
  return batchIdOf(await onceMore(send));
}
