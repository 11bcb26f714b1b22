import { subscriptionPlan } from '@alveole/messaging';
import type { Subscription } from '@alveole/messaging';

/** Enrolment learns nothing by events: the others follow it. */
export function subscriptionsOf(): Subscription[] {
  return subscriptionPlan({
    queues: {},
    nothingToDo: [
      'account.recovery-code-requested',
      'account.administrator-added',
      'consumer.registered',
      'consumer.changed',
      'consumer.anonymised',
      'sms.delivery-reported',
      'entity.registered',
      'entity.profile-saved',
      'entity.modified',
      'entity.validated',
      'entity.refused',
      'entity.closed',
      'entity.anonymised',
      'entity.bank-account-changed',
      'entity.mail-changed',
      'registration.code-requested',
      'refund.drafted',
      'refund.approved',
      'refund.exported',
      'refund.refused',
      'refund.withdrawn',
      'refund.confirmed',
      'refund.rejected',
      'refund.returned',
      'recovery.requested',
      'recovery.reminded',
      'recovery.paid',
      'recovery.ended',
      'repair.opened',
      'repair.operated',
      'repair.code-requested',
      'repair.proof-mailed',
      'repair.receipt-requested',
      'param.sms-switched',
      'envelope.alerted',
      'funds.called',
      'client.calls-counted',
    ],
  });
}
