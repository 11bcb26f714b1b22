import type { RemoteProps } from '@alveole/contracts';
import { paymentPromiseViewOf, refundRoutes } from '@alveole/contracts/refund';
import { useQuery } from '@alveole/query';
import type { ReactNode } from 'react';
import { texts } from './finish-file.text.ts';

/** When the shop is paid, as the programme promises it; without the figure while that cannot be read. */
export function PaidWithin({ api }: Pick<RemoteProps, 'api'>): ReactNode {
  const { data } = useQuery({
    queryKey: ['refunds', 'promise'],
    queryFn: async ({ signal }) =>
      paymentPromiseViewOf(await api.call(refundRoutes.readPaymentPromise, {}, { signal })),
  });
  return <p>{data ? texts.paidWithin(data.delayDays) : texts.paidLater}</p>;
}
