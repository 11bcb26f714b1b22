import type { ApiCaller } from '@alveole/contracts';
import { refundBatchViewOf, refundRoutes, refundsQuery } from '@alveole/contracts/refund';
import type { RefundBatchView } from '@alveole/contracts/refund';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';
import { refundKeys } from './refund-keys.ts';

/** The batches of transfers, newest first. */
export function useBatches(api: ApiCaller): KeysetList<RefundBatchView> {
  return useKeysetList({
    queryKey: refundKeys.batches,
    read: async (last, signal) =>
      (await api.call(refundRoutes.listRefunds, { query: refundsQuery(last) }, { signal })).map(refundBatchViewOf),
  });
}
