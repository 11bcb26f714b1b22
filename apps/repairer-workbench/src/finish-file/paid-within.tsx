import type { RemoteProps } from '@alveole/contracts';
import type { ReactNode } from 'react';
import { usePaymentDelay } from '../show-file/use-payment-delay.ts';
import { texts } from './finish-file.text.ts';

/** When the shop is paid, as the programme promises it; without the figure while that cannot be read. */
export function PaidWithin({ api }: Pick<RemoteProps, 'api'>): ReactNode {
  const delay = usePaymentDelay(api);
  if (delay === 'suspended') return <p>{texts.paidOnceResumed}</p>;
  return <p>{delay === undefined ? texts.paidLater : texts.paidWithin(delay)}</p>;
}
