import { refundsRoutes } from '@alveole/contracts';
import type { ApiCaller, RefundableRepair, RefundBatch } from '@alveole/contracts';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';

export const refundKeys = {
  all: ['refunds'],
  refundable: ['refunds', 'refundable'],
  batches: ['refunds', 'batches'],
  batch: (id: string) => ['refunds', 'batch', id],
} as const;

/** The validated files that wait for their transfer, oldest first. */
export function useRefundable(api: ApiCaller): KeysetList<RefundableRepair> {
  return useKeysetList({
    queryKey: refundKeys.refundable,
    read: (created_after, signal) =>
      api.call(
        refundsRoutes.listRefundable,
        { query: created_after === undefined ? {} : { created_after } },
        { signal },
      ),
    cursorOf: ({ validated_at, repair_id }) => `${validated_at},${repair_id}`,
  });
}

/** The batches of transfers, newest first. */
export function useBatches(api: ApiCaller): KeysetList<RefundBatch> {
  return useKeysetList({
    queryKey: refundKeys.batches,
    read: (created_before, signal) =>
      api.call(
        refundsRoutes.listRefunds,
        { query: created_before === undefined ? {} : { created_before } },
        { signal },
      ),
    cursorOf: ({ create_date, refund_id }) => `${create_date},${refund_id}`,
  });
}

/** One batch with its files. */
export function useBatch(api: ApiCaller, id: string): UseQueryResult<RefundBatch> {
  return useQuery({
    queryKey: refundKeys.batch(id),
    queryFn: ({ signal }) => api.call(refundsRoutes.listRefundedRepairs, { params: { id } }, { signal }),
  });
}
