import { bodyForReader } from '@alveole/contracts/integration';
import type { IntegrationEvent } from '@alveole/contracts/integration';
import type { NotificationsPorts } from '../ports.ts';
import { newCall } from '../record/webhook-call.ts';

export type RecordPorts = Pick<NotificationsPorts, 'webhooks' | 'webhookCalls' | 'now'>;

/**
 * Stores what each webhook is to be told of these events. The stored call is the note that the event was heard: whatever is
 * delivered again or killed in between, each webhook has one of each.
 */
export async function recordCalls(ports: RecordPorts, events: readonly IntegrationEvent[]): Promise<void> {
  const webhooks = events.length === 0 ? [] : await ports.webhooks.listening();
  for (const webhook of webhooks) {
    for (const event of events.filter(({ type }) => webhook.types.includes(type))) {
      const body = bodyForReader(event, webhook);
      if (body) await ports.webhookCalls.add(newCall(webhook.webhookId, event, body, ports.now()));
    }
  }
}

/** Ends the webhooks of software whose access has ended: they forget their secrets, and what waits is given up. */
export async function endWebhooksOf(ports: RecordPorts, clientId: string): Promise<void> {
  for (const webhook of await ports.webhooks.ofClient(clientId)) await endWebhook(ports, webhook.webhookId);
}

/** Over whichever version stands: an administrator who changes it meanwhile does not put off its end. */
async function endWebhook(ports: RecordPorts, webhookId: string): Promise<void> {
  for (;;) {
    const webhook = await ports.webhooks.find(webhookId);
    if (!webhook) return;
    const act = { at: ports.now(), byName: 'Alvéole', act: 'end' } as const;
    if (webhook.state === 'ended' || (await ports.webhooks.change(webhook, { state: 'ended', secrets: [] }, act)))
      break;
  }
  await ports.webhookCalls.abandonWaiting([webhookId]);
}
