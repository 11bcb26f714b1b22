import { subscriptionPlan } from '@alveole/messaging';
import type { Subscription } from '@alveole/messaging';
import { followPeople } from './follow-people/follow-people.consumer.ts';
import { followSms } from './follow-sms/follow-sms.consumer.ts';
import type { RepairsPorts } from './ports.ts';
import { refundConsumer } from './record-refund/record-refund.consumer.ts';

/** What this service hears of the others; a queue each, so that a stuck one leaves the others running. */
export function subscriptionsOf(ports: RepairsPorts): Subscription[] {
  return subscriptionPlan({
    queues: {
      'repairs.people': followPeople(ports),
      'repairs.refunds': refundConsumer(ports),
      'repairs.sms': followSms(ports.repairs),
    },
    nothingToDo: [
      'account.recovery-code-requested',
      'registration.code-requested',
      'refund.drafted',
      'refund.approved',
      'refund.exported',
      'repair.opened',
      'repair.operated',
      'repair.code-requested',
      'param.sms-switched',
    ],
  });
}
