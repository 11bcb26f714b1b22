import { alertAdministrators } from '../alert-administrators/alert-administrators.ts';
import type { AlertPorts } from '../alert-administrators/alert-administrators.ts';
import type { NotificationsPorts } from '../ports.ts';
import { keyOf } from '../record/message-key.ts';
import type { Webhook } from '../record/webhook.ts';
import { disabledWebhookMail } from './disabled-webhook-mail.ts';

export type DisablePorts = AlertPorts & Pick<NotificationsPorts, 'webhooks' | 'pages' | 'now'>;

/**
 * Calls a receiver no more that took nothing for three days. Administrators are told first, once for each failure, so that
 * no crash leaves a webhook disabled that nobody heard of.
 */
export async function disableWebhook(ports: DisablePorts, webhook: Webhook): Promise<void> {
  const { webhookId, failingSince } = webhook;
  const eventId = keyOf(['webhook-disabled', webhookId, failingSince?.toISOString() ?? '']);
  await alertAdministrators(ports, { eventId, aggregateId: webhookId }, (to) =>
    disabledWebhookMail(to, webhook, ports.pages),
  );
  await ports.webhooks.change(webhook, { state: 'disabled' }, { at: ports.now(), byName: 'Alvéole', act: 'disable' });
}
