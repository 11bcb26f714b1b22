import type { ApiCaller } from '@alveole/contracts';
import { refundableQuery, refundableViewOf, refundRoutes } from '@alveole/contracts/refund';
import type { RefundableView } from '@alveole/contracts/refund';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';
import { refundKeys } from './refund-keys.ts';

/** The validated files that wait for their transfer, oldest first. */
export function useRefundable(api: ApiCaller): KeysetList<RefundableView> {
  return useKeysetList({
    queryKey: refundKeys.refundable,
    read: async (last, signal) =>
      (await api.call(refundRoutes.listRefundable, { query: refundableQuery(last) }, { signal })).map(refundableViewOf),
  });
}
