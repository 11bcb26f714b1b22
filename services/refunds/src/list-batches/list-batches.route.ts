import { refundsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { BatchRepository } from '../batch/batch-repository.ts';
import { wireBatch } from '../batch/refund-batch.ts';

export function listBatchesRoute(batches: Pick<BatchRepository, 'page'>) {
  return implement(refundsRoutes.listRefunds, async ({ query }) =>
    (await batches.page(query.created_before)).map(wireBatch),
  );
}
