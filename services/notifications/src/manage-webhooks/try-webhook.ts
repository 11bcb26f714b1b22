import { randomUUID } from 'node:crypto';
import { acceptedValue } from '@alveole/contracts';
import { decideWebhookUse } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import { isTaken, trialCall } from '../record/webhook-call.ts';
import type { WebhookCall } from '../record/webhook-call.ts';
import { callReceiver } from '../send-webhooks/call-webhook.ts';
import type { CallPorts } from '../send-webhooks/call-webhook.ts';
import { readWebhook } from './manage-webhooks.ts';
import type { WebhookPorts } from './manage-webhooks.ts';

/**
 * Calls a webhook at once, paused or not, and notes what was answered. Throws `NotAuthorizedException`,
 * `NotFoundException`, `TransitionRefusedException`.
 */
export async function tryWebhook(
  ports: CallPorts & Pick<WebhookPorts, 'webhooks' | 'webhookCalls'>,
  webhookId: string,
  actor: PersonActor,
): Promise<WebhookCall> {
  const webhook = await readWebhook(ports, webhookId, actor);
  acceptedValue(decideWebhookUse(webhook.state));
  const call = trialCall(webhook, randomUUID(), ports.now());
  const oneTry = await callReceiver(ports, webhook, call);
  const tried: WebhookCall = {
    ...call,
    state: isTaken(oneTry) ? 'delivered' : 'abandoned',
    tryCount: 1,
    tries: [oneTry],
  };
  await ports.webhookCalls.add(tried);
  return tried;
}
