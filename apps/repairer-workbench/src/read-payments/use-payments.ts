import { isAppError } from '@alveole/contracts';
import { fileMoneyViewOf, owedViewOf, paymentViewOf, refundRoutes } from '@alveole/contracts/refund';
import type { ApiCaller } from '@alveole/contracts';
import type { FileMoneyView, OwedView, PaymentView } from '@alveole/contracts/refund';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

/** The newest transfers to the establishment; a page of them covers years of weekly batches. */
export function usePayments(api: ApiCaller): UseQueryResult<readonly PaymentView[]> {
  return useQuery({
    queryKey: ['refunds', 'payments'],
    queryFn: async ({ signal }) =>
      (await api.call(refundRoutes.listPayments, { query: {} }, { signal })).map(paymentViewOf),
  });
}

/** What the establishment is owed. */
export function useOwed(api: ApiCaller): UseQueryResult<OwedView> {
  return useQuery({
    queryKey: ['refunds', 'owed'],
    queryFn: async ({ signal }) => owedViewOf(await api.call(refundRoutes.readOwed, {}, { signal })),
  });
}

/** The money of a file; null while nothing was granted for it yet. */
export function useFileMoney(api: ApiCaller, repairId: string): UseQueryResult<FileMoneyView | null> {
  return useQuery({
    queryKey: ['refunds', 'file', repairId],
    queryFn: async ({ signal }) => {
      try {
        return fileMoneyViewOf(await api.call(refundRoutes.readFileMoney, { params: { id: repairId } }, { signal }));
      } catch (failure) {
        if (isAppError(failure) && failure.code === 'NotFoundException') return null;
        throw failure;
      }
    },
  });
}
