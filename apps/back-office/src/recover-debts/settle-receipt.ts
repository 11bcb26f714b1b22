import type { ApiCaller, RouteInput } from '@alveole/contracts';
import { receiptsQuery, receiptViewOf, recoveryRoutes } from '@alveole/contracts/recovery';
import type { ReceiptView } from '@alveole/contracts/recovery';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';
import { recoveryKeys } from './recovery-keys.ts';

export type ReceiptStep = RouteInput<typeof recoveryRoutes.settleReceipt>['body'];

/** Money that people are to make clear, oldest first. */
export function useReceipts(api: ApiCaller): KeysetList<ReceiptView> {
  return useKeysetList({
    queryKey: recoveryKeys.receipts,
    read: async (last, signal) =>
      (await api.call(recoveryRoutes.listReceipts, { query: receiptsQuery(last) }, { signal })).map(receiptViewOf),
  });
}

/** Writes a step of two people about a receipt. Throws what stands in the way. */
export async function settleReceipt(api: ApiCaller, id: string, body: ReceiptStep): Promise<void> {
  await api.call(recoveryRoutes.settleReceipt, { params: { id }, body });
}
