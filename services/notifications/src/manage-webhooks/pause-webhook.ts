import { acceptedValue } from '@alveole/contracts';
import { decideWebhookPause } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import type { Webhook } from '../record/webhook.ts';
import { actOf, readVersion, refuseStale } from './manage-webhooks.ts';
import type { WebhookPorts, WebhookVersion } from './manage-webhooks.ts';

/** Holds calls back until the webhook is resumed. Throws `NotAuthorizedException`, `NotFoundException`, `TransitionRefusedException`, `EntityVersionMismatchException`. */
export async function pauseWebhook(ports: WebhookPorts, version: WebhookVersion, actor: PersonActor): Promise<Webhook> {
  const webhook = await readVersion(ports, version, actor);
  acceptedValue(decideWebhookPause(webhook.state));
  return (await ports.webhooks.change(webhook, { state: 'paused' }, actOf(ports, actor, 'pause'))) ?? refuseStale();
}
