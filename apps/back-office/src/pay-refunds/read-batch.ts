import type { ApiCaller } from '@alveole/contracts';
import { refundBatchViewOf, refundRoutes } from '@alveole/contracts/refund';
import type { RefundBatchView } from '@alveole/contracts/refund';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { refundKeys } from './refund-keys.ts';

/** One batch with its files. */
export function useBatch(api: ApiCaller, id: string): UseQueryResult<RefundBatchView> {
  return useQuery({
    queryKey: refundKeys.batch(id),
    queryFn: async ({ signal }) =>
      refundBatchViewOf(await api.call(refundRoutes.readRefundBatch, { params: { id } }, { signal })),
  });
}
