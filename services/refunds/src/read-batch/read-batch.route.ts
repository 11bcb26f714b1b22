import { appError, refundsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { BatchRepository } from '../batch/batch-repository.ts';
import { wireBatch } from '../batch/refund-batch.ts';

export function readBatchRoute(batches: Pick<BatchRepository, 'find'>) {
  return implement(refundsRoutes.listRefundedRepairs, async ({ params }) => {
    const batch = await batches.find(params.id);
    if (!batch) throw appError('NotFoundException', 'Unknown batch.');
    return wireBatch(batch);
  });
}
