import type { ApiCaller } from '@alveole/contracts';
import { paymentPromiseViewOf, refundRoutes } from '@alveole/contracts/refund';
import { useQuery } from '@alveole/query';

/** Days within which the programme promises to pay what it validated; undefined while that is not needed or not known. */
export function usePaymentDelay(api: ApiCaller, isNeeded = true): number | undefined {
  const { data } = useQuery({
    queryKey: ['refunds', 'promise'],
    queryFn: async ({ signal }) =>
      paymentPromiseViewOf(await api.call(refundRoutes.readPaymentPromise, {}, { signal })),
    enabled: isNeeded,
  });
  return data?.delayDays;
}
