import { subscriptionPlan } from '@alveole/messaging';
import type { Subscription } from '@alveole/messaging';
import { followFileConsumer } from './follow-file/follow-file.consumer.ts';
import { followPayeeConsumer } from './follow-payee/follow-payee.consumer.ts';
import { followBatchConsumer } from './settle-batch/follow-batch.consumer.ts';
import type { RefundsPorts } from './ports.ts';

/** What this service hears of the others; a queue each, so that a stuck one leaves the other running. */
export function subscriptionsOf(ports: RefundsPorts): Subscription[] {
  return subscriptionPlan({
    queues: {
      'refunds.files': followFileConsumer(ports),
      'refunds.payees': followPayeeConsumer(ports),
      'refunds.settled': followBatchConsumer(ports),
    },
    nothingToDo: [
      'entity.mail-changed',
      'account.recovery-code-requested',
      'account.administrator-added',
      'consumer.registered',
      'consumer.changed',
      'consumer.anonymised',
      'sms.delivery-reported',
      'registration.code-requested',
      'refund.drafted',
      'refund.exported',
      'repair.opened',
      'repair.code-requested',
      'repair.proof-mailed',
      'repair.receipt-requested',
      'param.sms-switched',
      'envelope.alerted',
      'recovery.requested',
      'recovery.reminded',
      'recovery.paid',
      'recovery.ended',
      'funds.called',
      'client.calls-counted',
      'request.code-requested',
      'request.answered',
    ],
  });
}
