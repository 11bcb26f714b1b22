import type { PersonActor } from '@alveole/service-kit';
import { readWebhook, removeWebhook } from './manage-webhooks.ts';
import type { WebhookPorts } from './manage-webhooks.ts';

/** Removes a webhook, its log and what waits. Throws `NotAuthorizedException`, `NotFoundException`. */
export async function deleteWebhook(ports: WebhookPorts, webhookId: string, actor: PersonActor): Promise<void> {
  const webhook = await readWebhook(ports, webhookId, actor);
  await removeWebhook(ports, webhook.webhookId);
}
