import type { ApiCaller } from '@alveole/contracts';
import { assignRepairBody, repairRoutes } from '@alveole/contracts/repair';

/** Gives a file to somebody of the desk; without a name, releases it. Throws what stands in the way. */
export async function assignRepair(api: ApiCaller, repairId: string, userId: string | undefined): Promise<void> {
  await api.call(repairRoutes.assignRepair, { body: assignRepairBody({ repairId, operatorId: userId }) });
}
