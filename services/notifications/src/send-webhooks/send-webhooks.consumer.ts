import type { Subscription } from '@alveole/messaging';
import { translatingHandlers } from '../record/translating-handlers.ts';
import type { TranslatingHandlers } from '../record/translating-handlers.ts';
import { endWebhooksOf, recordCalls } from './record-calls.ts';
import type { RecordPorts } from './record-calls.ts';

/** What webhooks are told. */
export const sendWebhooksConsumer = (ports: RecordPorts): TranslatingHandlers =>
  translatingHandlers((events) => recordCalls(ports, events));

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
