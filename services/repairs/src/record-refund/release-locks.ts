import { countFiles } from '../count-file/count-file.ts';
import type { RepairsPorts } from '../ports.ts';

/**
 * The bank refused the transfer, or its draft was stopped while somebody approved it: its files wait for another batch, and may be worked on until then. That they wait again
 * is counted once they are free.
 */
export async function releaseLocks(
  ports: RepairsPorts,
  { batchId, repairIds }: { readonly batchId: string; readonly repairIds: readonly string[] },
): Promise<void> {
  await ports.repairs.releaseRefundLocks({ batchId, repairIds, at: ports.now() });
  await countFiles(ports, repairIds);
}
