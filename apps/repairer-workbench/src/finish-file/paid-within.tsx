import type { RemoteProps } from '@alveole/contracts';
import type { ReactNode } from 'react';
import { usePaymentDelay } from '../show-file/use-payment-delay.ts';
import { texts } from './finish-file.text.ts';

/** When the shop is paid, as the programme promises it; without the figure while that cannot be read. */
export function PaidWithin({ api }: Pick<RemoteProps, 'api'>): ReactNode {
  const delayDays = usePaymentDelay(api);
  return <p>{delayDays === undefined ? texts.paidLater : texts.paidWithin(delayDays)}</p>;
}
