import { alertAdministrators } from '../alert-administrators/alert-administrators.ts';
import type { AlertPorts } from '../alert-administrators/alert-administrators.ts';
import type { NotificationsPorts } from '../ports.ts';
import { keyOf } from '../record/message-key.ts';
import type { Webhook } from '../record/webhook.ts';
import { disabledWebhookMail } from './disabled-webhook-mail.ts';
import type { DisableCause } from './disabled-webhook-mail.ts';

export type DisablePorts = AlertPorts & Pick<NotificationsPorts, 'webhooks' | 'pages' | 'now'>;

/**
 * Calls a receiver no more that took nothing for three days, or said that it is gone. Administrators are told first, once for
 * each version of the webhook, so that no crash leaves a webhook disabled that nobody heard of.
 */
export async function disableWebhook(ports: DisablePorts, webhook: Webhook, cause: DisableCause): Promise<void> {
  const { webhookId, rowHash } = webhook;
  const eventId = keyOf(['webhook-disabled', webhookId, rowHash]);
  await alertAdministrators(ports, { eventId, aggregateId: webhookId }, (to) =>
    disabledWebhookMail(to, { ...webhook, cause }, ports.pages),
  );
  await ports.webhooks.change(webhook, { state: 'disabled' }, { at: ports.now(), byName: 'Alvéole', act: 'disable' });
}
