import type { ApiCaller } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';
import type { RefundBatchView } from '@alveole/contracts/refund';
import { saveFile } from '@alveole/ui';

/** Saves the transfers of a batch as the file that the bank takes. */
export async function saveSepaFile(api: ApiCaller, { batchId, createdAt }: RefundBatchView): Promise<void> {
  const xml = await api.call(refundRoutes.readSepaFile, { params: { id: batchId } });
  saveFile(`virement-${createdAt.slice(0, 10)}-${batchId}.xml`, xml, 'application/xml');
}
