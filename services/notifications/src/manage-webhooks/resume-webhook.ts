import { acceptedValue } from '@alveole/contracts';
import { decideWebhookResumption } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import type { Webhook } from '../record/webhook.ts';
import { actOf, readVersion, refuseStale } from './manage-webhooks.ts';
import type { WebhookPorts, WebhookVersion } from './manage-webhooks.ts';

/** Calls again: what waited is due at once, with three days before it. Throws as `pauseWebhook`. */
export async function resumeWebhook(
  ports: WebhookPorts,
  version: WebhookVersion,
  actor: PersonActor,
): Promise<Webhook> {
  const webhook = await readVersion(ports, version, actor);
  acceptedValue(decideWebhookResumption(webhook.state));
  const act = actOf(ports, actor, 'resume');
  await ports.webhookCalls.renewWaiting(webhook.webhookId, act.at);
  return (await ports.webhooks.change(webhook, { state: 'active', failingSince: null }, act)) ?? refuseStale();
}
