import { subscriptionPlan } from '@alveole/messaging';
import type { Subscription } from '@alveole/messaging';
import { closeSessionsConsumer } from './close-sessions/close-sessions.consumer.ts';
import { countClientCallsConsumer } from './count-client-calls/count-client-calls.consumer.ts';
import { forgetPersonsConsumer } from './forget-persons/forget-persons.consumer.ts';
import { moveAccountConsumer } from './move-account/move-account.consumer.ts';
import { openAccountConsumer } from './open-account/open-account.consumer.ts';
import type { AuthPorts } from './ports.ts';

/** What this service hears of the others. */
export function subscriptionsOf(ports: AuthPorts): Subscription[] {
  return subscriptionPlan({
    queues: {
      'auth.entities': closeSessionsConsumer(ports),
      'auth.registrations': openAccountConsumer(ports),
      'auth.mails': moveAccountConsumer(ports),
      'auth.client-calls': countClientCallsConsumer(ports),
      'auth.forgotten': forgetPersonsConsumer(ports),
    },
    nothingToDo: [
      'request.code-requested',
      'request.answered',
      'account.recovery-code-requested',
      'account.administrator-added',
      'consumer.registered',
      'consumer.changed',
      'consumer.anonymised',
      'sms.delivery-reported',
      'entity.bank-account-changed',
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
    ],
  });
}
