import type { PersonActor } from '@alveole/service-kit';
import { readWebhook } from './manage-webhooks.ts';
import type { WebhookPorts } from './manage-webhooks.ts';

/** Removes a webhook, its log and what waits. Throws `NotAuthorizedException`, `NotFoundException`. */
export async function deleteWebhook(ports: WebhookPorts, webhookId: string, actor: PersonActor): Promise<void> {
  const webhook = await readWebhook(ports, webhookId, actor);
  await ports.webhooks.remove(webhook.webhookId);
  await ports.webhookCalls.removeOf(webhook.webhookId);
}
