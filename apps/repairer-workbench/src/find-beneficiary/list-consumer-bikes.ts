import type { ApiCaller, CancelSignal } from '@alveole/contracts';
import type { BeneficiaryView } from '@alveole/contracts/beneficiary';
import { pastFilesOf, repairRoutes } from '@alveole/contracts/repair';
import type { PastFileView } from '@alveole/contracts/repair';

/** The bikes that a person had repaired, each with its file. */
export async function listConsumerBikes(
  api: ApiCaller,
  { consumerId }: Pick<BeneficiaryView, 'consumerId'>,
  signal: CancelSignal,
): Promise<readonly PastFileView[]> {
  return pastFilesOf(await api.call(repairRoutes.listConsumerBikes, { params: { id: consumerId } }, { signal }));
}
