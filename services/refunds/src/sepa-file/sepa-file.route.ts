import { appError, refundsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { BatchRepository } from '../batch/batch-repository.ts';
import type { Debtor } from './sepa-file.ts';
import { sepaFile } from './sepa-file.ts';

/** The file for the bank, once a second person has approved the batch. */
export function sepaFileRoute(batches: Pick<BatchRepository, 'find'>, debtor: Debtor) {
  return implement(refundsRoutes.readSepaFile, async ({ params }) => {
    const batch = await batches.find(params.id);
    if (!batch) throw appError('NotFoundException', 'Unknown batch.');
    if (batch.state === 'drafted')
      throw appError('TransitionRefusedException', 'A batch is approved before its file is made.');
    return sepaFile(batch, debtor);
  });
}
