import type { ApiCaller } from '@alveole/contracts';
import { promiseWatchViewOf, refundRoutes } from '@alveole/contracts/refund';
import type { PromiseWatchView } from '@alveole/contracts/refund';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { refundKeys } from './refund-keys.ts';

/** Which promises of payment are past, and which soon are. */
export function usePromiseWatch(api: ApiCaller): UseQueryResult<PromiseWatchView> {
  return useQuery({
    queryKey: refundKeys.promises,
    queryFn: async ({ signal }) => promiseWatchViewOf(await api.call(refundRoutes.countLatePromises, {}, { signal })),
  });
}
