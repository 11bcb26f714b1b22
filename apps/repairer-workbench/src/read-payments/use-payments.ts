import { owedViewOf, paymentViewOf, refundRoutes } from '@alveole/contracts/refund';
import type { ApiCaller } from '@alveole/contracts';
import type { OwedView, PaymentView } from '@alveole/contracts/refund';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { keptOnDevice } from '../keep-answers/use-kept-answers.ts';

/** The newest transfers to the establishment; a page of them covers years of weekly batches. */
export function usePayments(api: ApiCaller): UseQueryResult<readonly PaymentView[]> {
  return useQuery({
    queryKey: ['refunds', 'payments'],
    meta: keptOnDevice,
    queryFn: async ({ signal }) =>
      (await api.call(refundRoutes.listPayments, { query: {} }, { signal })).map(paymentViewOf),
  });
}

/** What the establishment is owed. */
export function useOwed(api: ApiCaller, isNeeded = true): UseQueryResult<OwedView> {
  return useQuery({
    queryKey: ['refunds', 'owed'],
    meta: keptOnDevice,
    enabled: isNeeded,
    queryFn: async ({ signal }) => owedViewOf(await api.call(refundRoutes.readOwed, {}, { signal })),
  });
}
