import type { Subscription } from '@alveole/messaging';
import { followFileConsumer } from './follow-file/follow-file.consumer.ts';
import { followPayeeConsumer } from './follow-payee/follow-payee.consumer.ts';
import type { RefundsPorts } from './ports.ts';

/** What this service hears of the others; a queue each, so that a stuck one leaves the other running. */
export function subscriptionsOf(ports: RefundsPorts): Subscription[] {
  return [
    { queue: 'refunds.files', handlers: followFileConsumer(ports) },
    { queue: 'refunds.payees', handlers: followPayeeConsumer(ports) },
  ];
}
