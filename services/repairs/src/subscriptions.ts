import type { Subscription } from '@alveole/messaging';
import { followPeople } from './follow-people/follow-people.consumer.ts';
import { followSms } from './follow-sms/follow-sms.consumer.ts';
import type { RepairsPorts } from './ports.ts';
import { refundConsumer } from './record-refund/record-refund.consumer.ts';

/** What this service hears of the others; a queue each, so that a stuck one leaves the others running. */
export function subscriptionsOf(ports: RepairsPorts): Subscription[] {
  return [
    { queue: 'repairs.people', handlers: followPeople(ports) },
    { queue: 'repairs.refunds', handlers: refundConsumer(ports) },
    { queue: 'repairs.sms', handlers: followSms(ports.repairs) },
  ];
}
