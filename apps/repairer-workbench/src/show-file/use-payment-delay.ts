import type { ApiCaller } from '@alveole/contracts';
import { paymentPromiseViewOf, refundRoutes } from '@alveole/contracts/refund';
import { useQuery } from '@alveole/query';
import { useOwed } from '../read-payments/use-payments.ts';

/** Days within which the programme promises to pay what it validated; `suspended` while it pays the shop nothing. */
export type PaymentDelay = number | 'suspended';

/** When the shop is paid; undefined while that is not needed or not known. */
export function usePaymentDelay(api: ApiCaller, isNeeded = true): PaymentDelay | undefined {
  const { data } = useQuery({
    queryKey: ['refunds', 'promise'],
    queryFn: async ({ signal }) =>
      paymentPromiseViewOf(await api.call(refundRoutes.readPaymentPromise, {}, { signal })),
    enabled: isNeeded,
  });
  const owed = useOwed(api, isNeeded);
  if (owed.data?.suspension) return 'suspended';
  // No day is told that the answer on its way may take back.
  return owed.isPending ? undefined : data?.delayDays;
}
