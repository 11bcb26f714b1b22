import { subscriptionPlan } from '@alveole/messaging';
import type { Subscription } from '@alveole/messaging';
import { countFileConsumer } from './count-file/count-file.consumer.ts';
import { peopleConsumer } from './follow-people/follow-people.consumer.ts';
import { smsConsumer } from './follow-sms/follow-sms.consumer.ts';
import type { RepairsPorts } from './ports.ts';
import { refundConsumer } from './record-refund/record-refund.consumer.ts';

/** What this service hears of the others; a queue each, so that a stuck one leaves the others running. */
export function subscriptionsOf(ports: RepairsPorts): Subscription[] {
  return subscriptionPlan({
    queues: {
      'repairs.people': peopleConsumer(ports),
      'repairs.refunds': refundConsumer(ports),
      'repairs.sms': smsConsumer(ports),
      'repairs.statistics': countFileConsumer(ports),
    },
    nothingToDo: [
      'entity.mail-changed',
      'account.recovery-code-requested',
      'account.administrator-added',
      'registration.code-requested',
      'refund.drafted',
      'refund.exported',
      'repair.code-requested',
      'repair.proof-mailed',
      'repair.receipt-requested',
      'param.sms-switched',
      'envelope.alerted',
      'recovery.requested',
      'recovery.reminded',
      'funds.called',
      'client.calls-counted',
      'request.code-requested',
      'request.answered',
    ],
  });
}
