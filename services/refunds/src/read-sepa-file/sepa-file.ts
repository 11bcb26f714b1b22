import { appError } from '@alveole/contracts';
import { isStopped } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import { readBatch } from '../read-batch/read-batch.ts';
import { pain001Of } from './pain-001.ts';

/**
 * The file for the bank, once a second person has approved the batch. Throws `NotFoundException`,
 * `TransitionRefusedException`.
 */
export async function sepaFile(ports: Pick<RefundsPorts, 'batches' | 'debtorOf'>, batchId: string): Promise<string> {
  const batch = await readBatch(ports, batchId);
  if (batch.state === 'drafted' || isStopped(batch.state))
    throw appError('TransitionRefusedException', 'A batch is approved before its file is made.');
  return pain001Of(batch, batch.debtor ?? ports.debtorOf(batch.funderId));
}
