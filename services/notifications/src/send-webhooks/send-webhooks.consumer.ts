import type { EventHandlers, Subscription } from '@alveole/messaging';
import { ofEstablishment, ofOpenedRepair, ofOperatedRepair, ofTransfers } from '@alveole/contracts/integration';
import { endWebhooksOf, recordCalls } from './record-calls.ts';
import type { RecordPorts } from './record-calls.ts';

/** What webhooks are told. */
export function sendWebhooksConsumer(ports: RecordPorts) {
  return {
    'repair.opened': (event) => recordCalls(ports, ofOpenedRepair(event)),
    'repair.operated': (event) => recordCalls(ports, ofOperatedRepair(event)),
    'refund.exported': (event) => recordCalls(ports, ofTransfers(event, 'payment.ordered')),
    'refund.confirmed': (event) => recordCalls(ports, ofTransfers(event, 'payment.confirmed')),
    'refund.rejected': (event) => recordCalls(ports, ofTransfers(event, 'payment.rejected')),
    'refund.returned': (event) => recordCalls(ports, ofTransfers(event, 'payment.returned')),
    'entity.registered': (event) => recordCalls(ports, ofEstablishment(event, 'establishment.registered')),
    'entity.validated': (event) => recordCalls(ports, ofEstablishment(event, 'establishment.accredited')),
    'entity.refused': (event) => recordCalls(ports, ofEstablishment(event, 'establishment.refused')),
    'entity.closed': (event) => recordCalls(ports, ofEstablishment(event, 'establishment.closed')),
  } satisfies EventHandlers;
}

/** Webhooks end with the access of their client; the end of a session, a secret or a token names none. */
export function endWebhooksSubscription(ports: RecordPorts): Subscription {
  return {
    queue: 'notifications.ended-software',
    handlers: {
      'account.sessions-ended': async ({ aggregate_id, data: { may_sign_in } }) => {
        if (!may_sign_in) await endWebhooksOf(ports, aggregate_id);
      },
    },
  };
}
